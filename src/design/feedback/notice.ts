export type Notice = { kind: 'success' | 'failure'; title: string; text: string }

/** Adds the code of a flash message (`?note=`) to a path; the target page maps it to a `Notice`. */
export function addNote(path: string, note: string): string {
  const [page = '', fragment = ''] = sendable(path).split('#', 2)
  return `${page}${page.includes('?') ? '&' : '?'}note=${note}${fragment && `#${fragment}`}`
}

const maxPathLength = 4_000

/** Makes a path safe for a Location header: encodes it and drops query and fragment when too long. */
function sendable(path: string): string {
  const encoded = path.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent)
  return encoded.length > maxPathLength ? (encoded.split(/[?#]/, 1)[0] ?? '').slice(0, maxPathLength) : encoded
}
