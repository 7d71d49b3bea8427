export const previewPage = {
  title: 'Preview',
  note: 'This is a preview of the latest version. Only people with this link can see it. The link works for three days.',
  closedTitle: 'Preview not available',
  closedText:
    'The link is wrong, or it has expired because it works for only three days. Ask the person who sent it to you for a new one.',
} as const
