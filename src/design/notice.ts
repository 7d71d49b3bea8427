/** A message about what has just happened: a toast, or without script a note in the page. */
export type Notice = { kind: 'success' | 'failure'; title: string; text: string }

/** The address of a page with word of what has just happened (`?note=`), for that page to put into a `Notice`. */
export function addNote(path: string, note: string): string {
  const [page = '', fragment = ''] = sendable(path).split('#', 2)
  return `${page}${page.includes('?') ? '&' : '?'}note=${note}${fragment && `#${fragment}`}`
}

const maxPathLength = 4_000

/** A path as a header can carry it: encoded where it is not, and without query and fragment where they are too long. */
function sendable(path: string): string {
  const encoded = path.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent)
  return encoded.length > maxPathLength ? (encoded.split(/[?#]/, 1)[0] ?? '').slice(0, maxPathLength) : encoded
}
