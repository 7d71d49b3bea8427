export const previewPage = {
  title: 'Preview',
  note: 'This is a preview of the latest version. Only people who have this link can see it, for three days.',
  closedTitle: 'Preview not available',
  closedText: 'The link is wrong or has expired after three days. Ask the person who sent it to you for a new one.',
} as const
