// Courses as the arena tells of them.
import { api } from "./client";
import { allOf, pagePath } from "./pages_of";
import type { Course, CourseChange, JoinCode, Member, MemberChange, Members, NewCourse, RosterReport, StaffRole } from "./types";

export type { Course, GradeBook, GradeLine, CourseLogLine, CourseSummary, Member, RosterReport, Staff, StaffRole, Student } from "./types";

export const courses = {
    listPath: "/courses",
    path: (slug: string) => `/courses/${slug}`,
    assignmentsPath: (slug: string) => `/contests?course=${slug}`,
    gradesPath: (slug: string) => `/courses/${slug}/grades`,
    giveBonus: (contest: string, member: number, points: number, reason: string) =>
        api.post<null>(`/contests/${contest}/bonus`, { member, points, reason }),
    logPath: (slug: string) => `/courses/${slug}/log`,
    make: (course: NewCourse) => api.post<Course>("/courses", course),
    change: (slug: string, change: CourseChange) => api.patch<Course>(`/courses/${slug}`, change),
    join: (slug: string, code: string, student_number: string) => api.post<Course>(`/courses/${slug}/membership`, { code, student_number }),
    newJoinCode: (slug: string) => api.post<JoinCode>(`/courses/${slug}/join-code`),
    revokeJoinCode: (slug: string) => api.delete<null>(`/courses/${slug}/join-code`),
    setStaff: (slug: string, name: string, role: StaffRole) => api.post<Course>(`/courses/${slug}/staff`, { name, role }),
    removeStaff: (slug: string, account: number) => api.delete<null>(`/courses/${slug}/staff/${account}`),
    members: (slug: string) => allOf<Member>((after) => api.get<Members>(pagePath(`/courses/${slug}/members`, after))),
    changeMember: (slug: string, id: number, change: MemberChange) => api.patch<Member>(`/courses/${slug}/members/${id}`, change),
    importRoster: (slug: string, file: Blob, preview: boolean, removeMissing: boolean) =>
        api.upload<RosterReport>(`/courses/${slug}/roster?preview=${preview}&remove_missing=${removeMissing}`, file),
};
