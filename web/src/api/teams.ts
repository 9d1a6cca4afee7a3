// The teams of an assignment as the arena tells of them.
import { api } from "./client";
import type { OwnTeam, TeamReport, Teams } from "./types";

export type { OwnTeam, Team, TeamMember, TeamReport, TeamRules, Teams } from "./types";

const of = (slug: string) => `/contests/${slug}`;

export const teams = {
    ownPath: (slug: string) => `${of(slug)}/team`,
    make: (slug: string, name: string) => api.post<OwnTeam>(`${of(slug)}/team`, { name }),
    leave: (slug: string) => api.delete<OwnTeam>(`${of(slug)}/team`),
    invite: (slug: string, student: string) => api.post<OwnTeam>(`${of(slug)}/team/invitations`, { student }),
    withdraw: (slug: string, member: number) => api.delete<OwnTeam>(`${of(slug)}/team/invitations/${member}`),
    join: (slug: string, team: number) => api.post<OwnTeam>(`${of(slug)}/teams/${team}/membership`),
    decline: (slug: string, team: number) => api.delete<OwnTeam>(`${of(slug)}/teams/${team}/membership`),

    listPath: (slug: string) => `${of(slug)}/teams`,
    // Null takes the student out of their team.
    put: (slug: string, member: number, team: string | null) => api.post<Teams>(`${of(slug)}/teams/members`, { member, team }),
    rename: (slug: string, team: number, name: string) => api.patch<Teams>(`${of(slug)}/teams/${team}`, { name }),
    importFile: (slug: string, file: Blob, preview: boolean) => api.upload<TeamReport>(`${of(slug)}/teams?preview=${preview}`, file),
};
