// Asking the arena: JSON over HTTP under /api/v1, to where the page came from and nowhere else.
//
// Requests carry the session's cookie and are of the same origin, which the server checks; a body is application/json
// or application/octet-stream, which no form of another site can send. Every failure is an ApiError with words for
// people.
import { ServerClock } from "./server_clock";

export class ApiError extends Error {
    constructor(
        // The HTTP status; 0 when nobody answered.
        readonly status: number,
        readonly code: string,
        message: string,
    ) {
        super(message);
        this.name = "ApiError";
    }
    // What is forbidden or missing will be so the next time.
    get isFinal(): boolean {
        return this.status >= 400 && this.status < 500 && this.status !== 429;
    }
}

// An answer, and by what the arena knows whether there is a newer one.
export interface Tagged<Answer> {
    readonly answer: Answer;
    readonly tag: string | null;
}

export type Fetch = (input: string, init: RequestInit) => Promise<Response>;
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

const prefix = "/api/v1";

function errorIn(status: number, body: unknown): ApiError {
    const error = (body as { error?: { code?: unknown; message?: unknown } } | null)?.error;
    const code = typeof error?.code === "string" ? error.code : "failed";
    const message = typeof error?.message === "string" ? error.message : `the arena answered with status ${status}`;
    return new ApiError(status, code, message);
}

async function bodyOf(response: Response): Promise<unknown> {
    const text = await response.text();
    if (text === "") return null;
    try {
        return JSON.parse(text) as unknown;
    } catch {
        throw new ApiError(response.status, "failed", "the arena answered something that is no JSON");
    }
}

async function answerIn<Answer>(response: Response): Promise<Answer> {
    const answer = await bodyOf(response);
    if (!response.ok) throw errorIn(response.status, answer);
    return answer as Answer;
}

// Read before it is sent, so that a file that is to blame is not taken for a lost connection.
async function contentOf(file: Blob): Promise<ArrayBuffer> {
    try {
        return await file.arrayBuffer();
    } catch {
        throw new ApiError(0, "unreadable", "this cannot be read: it is a folder, or has changed since it was chosen; choose a file again");
    }
}

export class Api {
    readonly clock = new ServerClock();

    constructor(private readonly fetch: Fetch) {}

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

    // What is text, not JSON; whoever wrote it.
    async text(path: string): Promise<string> {
        const response = await this.send("GET", path, { Accept: "text/plain, */*" });
        return response.ok ? response.text() : answerIn<string>(response);
    }
    // The same answer again where there is no newer one, which costs the arena next to nothing.
    async newer<Answer>(path: string, before: Tagged<Answer> | null): Promise<Tagged<Answer>> {
        const response = await this.send("GET", path, before?.tag ? { "If-None-Match": before.tag } : {});
        if (response.status === 304 && before) return before;
        return { answer: await answerIn<Answer>(response), tag: response.headers.get("etag") };
    }

    // A file as it is.
    async upload<Answer>(path: string, file: Blob): Promise<Answer> {
        return answerIn<Answer>(await this.send("POST", path, { "Content-Type": "application/octet-stream" }, await contentOf(file)));
    }

    async ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
        const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
        return answerIn<Answer>(await this.send(method, path, headers, body === undefined ? undefined : JSON.stringify(body)));
    }

    private async send(method: Method, path: string, headers: Record<string, string>, body?: string | ArrayBuffer): Promise<Response> {
        const init: RequestInit = { method, credentials: "same-origin", headers: { Accept: "application/json", ...headers } };
        if (body !== undefined) init.body = body;
        let response: Response;
        try {
            response = await this.fetch(prefix + path, init);
        } catch {
            throw new ApiError(0, "unreachable", "the arena does not answer; is the connection lost?");
        }
        this.clock.hear(response.headers.get("date"));
        return response;
    }
}

export const api = new Api((input, init) => fetch(input, init));
