// Announcements as the arena tells of them.
import { api } from "./client";
import type { Announcement, AnnouncementChange, NewAnnouncement } from "./types";

export type { Announcement, AnnouncementChange, NewAnnouncement, News } from "./types";

export const news = {
    listPath: "/news",
    write: (announcement: NewAnnouncement) => api.post<Announcement>("/news", announcement),
    change: (id: number, change: AnnouncementChange) => api.patch<Announcement>(`/news/${id}`, change),
};
