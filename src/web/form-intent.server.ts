import { bringsFiles } from './body-error.ts'
import { readForm } from './read-form.ts'

/**
 * What a posted form asks for, by its field `intent` or the one named here, up to a colon: '' without one, null when it
 * names several. The request can still be read afterwards. undefined: a form with files, which its action reads.
 */
export async function readIntent(request: Request, field = 'intent'): Promise<string | null | undefined> {
  if (bringsFiles(new URL(request.url).pathname, request.headers)) return undefined
  return intentOf(await readForm(request.clone()), field)
}

/** The same of a form that was read. */
export function intentOf(form: FormData, field = 'intent'): string | null {
  const values = new Set(form.getAll(field).map(String))
  return values.size > 1 ? null : ([...values][0] ?? '').split(':', 1).join()
}
