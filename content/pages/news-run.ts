export const newsRun = {
  started: 'New articles are being generated. This takes about half a minute.',
  running: 'Articles are being generated already. You are shown the same run.',
  feeds: 'Reading the sources ...',
  finished: 'The news is up to date.',
  failed: 'The news could not be generated. Please try again later.',
  cooling: 'The news was generated less than an hour ago. You can start it again at',
  offline: 'Unable to connect to the server. Please try again.',
} as const
