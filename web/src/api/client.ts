// Asking the arena: JSON over HTTP under /api/v1, to where the page came from and nowhere else.
//
// Requests carry the session's cookie and are of the same origin, which the server checks; a body is application/json
// or application/octet-stream, which no form of another site can send. Every failure is an ApiError with words for
// people.
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

function jsonIn(status: number, text: string): unknown {
    if (text === "") return null;
    try {
        return JSON.parse(text) as unknown;
    } catch {
        throw new ApiError(status, "failed", "the arena answered something that is no JSON");
    }
}

export class Api {
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

    // What is no JSON: a source, a record, a log.
    async text(path: string): Promise<string> {
        return (await this.send("GET", path)).text();
    }
    // A file as it is.
    upload<Answer>(path: string, file: Blob): Promise<Answer> {
        return this.answered<Answer>(this.send("POST", path, { type: "application/octet-stream", content: file }));
    }

    ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
        const sent = body === undefined ? undefined : { type: "application/json", content: JSON.stringify(body) };
        return this.answered<Answer>(this.send(method, path, sent));
    }

    private async answered<Answer>(sent: Promise<Response>): Promise<Answer> {
        const response = await sent;
        return jsonIn(response.status, await response.text()) as Answer;
    }

    // The answer, if it is none of the errors.
    private async send(method: Method, path: string, body?: { readonly type: string; readonly content: string | Blob }): Promise<Response> {
        const init: RequestInit = {
            method,
            credentials: "same-origin",
            headers: { Accept: "*/*", ...(body ? { "Content-Type": body.type } : {}) },
        };
        if (body) init.body = body.content;
        let response: Response;
        try {
            response = await this.fetch(prefix + path, init);
        } catch {
            throw new ApiError(0, "unreachable", "the arena does not answer; is the connection lost?");
        }
        if (!response.ok) throw errorIn(response.status, jsonIn(response.status, await response.text()));
        return response;
    }
}

export const api = new Api((input, init) => fetch(input, init));
