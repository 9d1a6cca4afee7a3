// The offline page has its text in all languages: the reader's stays, as the server chooses it for the other pages.
const sections = [...document.querySelectorAll("main > section")];
const chosen = /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1];
const wished = [chosen, ...navigator.languages].filter(Boolean).map((tag) => tag.split("-")[0].toLowerCase());
const language = wished.find((code) => sections.some(({ lang }) => lang === code)) ?? "en";
document.documentElement.lang = language;
for (const section of sections) if (section.lang !== language) section.remove();
