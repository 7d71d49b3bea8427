export const newsRun = {
  started: 'We are generating new articles. This takes about half a minute.',
  running: 'We are already generating new articles. This page shows the progress.',
  feeds: 'Reading the sources …',
  finished: 'The news is up to date.',
  failed: 'We could not generate the news. Please try again later.',
  cooling: 'The news was last generated less than an hour ago. You can generate it again at',
  offline: 'Unable to connect to the server. Please try again.',
} as const
