/** A message about what has just happened: a toast, or without script a note in the page. */
export type Notice = { kind: 'success' | 'failure'; title: string; text: string }

/** The address of a page with word of what has just happened (`?note=`), for that page to put into a `Notice`. */
export function addNote(path: string, note: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}note=${note}`
}
