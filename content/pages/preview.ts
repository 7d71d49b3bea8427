export const previewPage = {
  title: 'Preview',
  note: 'This is how the newest version will look. Only those who were given this address can read it, for three days.',
  closedTitle: 'This preview is closed',
  closedText: 'Its address is wrong, or its three days are over. Whoever sent it to you can make a new one.',
} as const
