/** Appends the shop's name to a subject, as every email has it. */
export const appendCompany = (subject: string, company: string): string =>
  `${subject} - ${company}`;
