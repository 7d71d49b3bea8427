/** A message about what has just happened: a toast, or without script a note in the page. */
export type Notice = { kind: 'success' | 'failure'; title: string; text: string }
