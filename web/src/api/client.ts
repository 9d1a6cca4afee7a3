// Requests to the API: JSON over HTTP under /api/v1, same origin only.
//
// Requests carry the session's cookie and are of the same origin, which the server checks; a body is application/json
// or application/octet-stream, which no form of another site can send. Every failure is an ApiError with words for
// people.
import { language } from "../words/language";
import { spoken } from "../words/server_words";
import { t } from "../words/words";
import { ServerClock } from "./server_clock";

export class ApiError extends Error {
    constructor(
        // The HTTP status; 0 if there was no response.
        readonly status: number,
        readonly code: string,
        message: string,
    ) {
        super(message);
        this.name = "ApiError";
    }
    // Retrying does not help.
    get isFinal(): boolean {
        return this.status >= 400 && this.status < 500 && this.status !== 429;
    }
}

// An answer with its ETag.
export interface Tagged<Answer> {
    readonly answer: Answer;
    readonly tag: string | null;
}

export type Fetch = (input: string, init: RequestInit) => Promise<Response>;
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

const prefix = "/api/v1";

// A request that changes something carries a key, by which the server recognises it if it is sent again: it is carried
// out once. Not for logins and secrets, whose answers are stored nowhere.
const attempts = 3;
const pauseMilliseconds = 1000;
const withoutKey =
    /^\/(session|people|first-administrator|new-password|password-wishes|email|tokens|second-factor|invitation-codes|institutions|courses\/[^/]+\/join-code)\b/;

function newKey(): string {
    return Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(16).padStart(8, "0")).join("");
}

function pass(milliseconds: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function errorIn(status: number, body: unknown): Promise<ApiError> {
    const error = (body as { error?: { code?: unknown; message?: unknown } } | null)?.error;
    const code = typeof error?.code === "string" ? error.code : "failed";
    const message =
        typeof error?.message === "string" ? await spoken(error.message) : t("the server answered with status {status}", { status });
    return new ApiError(status, code, message);
}

async function bodyOf(response: Response): Promise<unknown> {
    const text = await response.text();
    if (text === "") return null;
    try {
        return JSON.parse(text) as unknown;
    } catch {
        throw new ApiError(response.status, "failed", t("the server’s answer is not valid JSON"));
    }
}

async function answerIn<Answer>(response: Response): Promise<Answer> {
    const answer = await bodyOf(response);
    if (!response.ok) throw await errorIn(response.status, answer);
    return answer as Answer;
}

// Read before sending, so that an unreadable file is not reported as a lost connection.
async function contentOf(file: Blob): Promise<ArrayBuffer> {
    try {
        return await file.arrayBuffer();
    } catch {
        throw new ApiError(
            0,
            "unreadable",
            t("could not read the file: it is a folder, or has changed since you chose it. Choose it again"),
        );
    }
}

export class Api {
    readonly clock = new ServerClock();

    constructor(
        private readonly fetch: Fetch,
        private readonly pause: (milliseconds: number) => Promise<void> = pass,
    ) {}

    get<Answer>(path: string): Promise<Answer> {
        return this.ask<Answer>("GET", path);
    }
    post<Answer>(path: string, body: unknown = {}): Promise<Answer> {
        return this.ask<Answer>("POST", path, body);
    }
    patch<Answer>(path: string, body: unknown): Promise<Answer> {
        return this.ask<Answer>("PATCH", path, body);
    }
    delete<Answer>(path: string): Promise<Answer> {
        return this.ask<Answer>("DELETE", path);
    }

    // Plain text instead of JSON.
    async text(path: string): Promise<string> {
        const response = await this.send("GET", path, { Accept: "text/plain, */*" });
        return response.ok ? response.text() : answerIn<string>(response);
    }
    // Returns the previous answer if it is still current (304).
    async newer<Answer>(path: string, before: Tagged<Answer> | null): Promise<Tagged<Answer>> {
        const response = await this.send("GET", path, before?.tag ? { "If-None-Match": before.tag } : {});
        if (response.status === 304 && before) return before;
        return { answer: await answerIn<Answer>(response), tag: response.headers.get("etag") };
    }

    // Uploads a file.
    async upload<Answer>(path: string, file: Blob): Promise<Answer> {
        return answerIn<Answer>(await this.send("POST", path, { "Content-Type": "application/octet-stream" }, await contentOf(file)));
    }

    async ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
        const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
        return answerIn<Answer>(await this.send(method, path, headers, body === undefined ? undefined : JSON.stringify(body)));
    }

    private async send(method: Method, path: string, headers: Record<string, string>, body?: string | ArrayBuffer): Promise<Response> {
        if (method !== "POST" || withoutKey.test(path)) return this.sendOnce(method, path, headers, body);
        const keyed = { ...headers, "Idempotency-Key": newKey() };
        for (let attempt = 1; ; attempt++) {
            try {
                const response = await this.sendOnce(method, path, keyed, body);
                if (response.status !== 503 || attempt === attempts) return response;
            } catch (error) {
                if (attempt === attempts) throw error;
            }
            await this.pause(pauseMilliseconds);
        }
    }

    private async sendOnce(method: Method, path: string, headers: Record<string, string>, body?: string | ArrayBuffer): Promise<Response> {
        const init: RequestInit = {
            method,
            credentials: "same-origin",
            headers: { Accept: "application/json", "Accept-Language": language, ...headers },
        };
        if (body !== undefined) init.body = body;
        let response: Response;
        try {
            response = await this.fetch(prefix + path, init);
        } catch {
            throw new ApiError(0, "unreachable", t("could not reach the server; check your connection"));
        }
        this.clock.hear(response.headers.get("date"));
        return response;
    }
}

export const api = new Api((input, init) => fetch(input, init));
