import { bringsFiles } from './body-error.ts'
import { readForm } from './read-form.ts'

/**
 * Reads the form field `intent` (only the text before a colon) without consuming the request. Returns '' if the field
 * is missing, null if it has conflicting values, and undefined for file uploads, which are not read.
 */
export async function readIntent(request: Request, field = 'intent'): Promise<string | null | undefined> {
  if (bringsFiles(new URL(request.url).pathname, request.headers)) return undefined
  return intentOf(await readForm(request.clone()), field)
}

export function intentOf(form: FormData, field = 'intent'): string | null {
  const values = new Set(form.getAll(field).map(String))
  return values.size > 1 ? null : ([...values][0] ?? '').split(':', 1).join()
}
