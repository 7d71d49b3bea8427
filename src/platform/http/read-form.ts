import { joinDates } from '#platform/read-day.ts'

/** Reads a submitted form. An invalid body yields no fields, so that each field is reported as missing. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return joinDates(await request.formData())
  } catch {
    return new FormData()
  }
}

/** Text fields by name, without files. If several fields have the same name, the last one applies. */
export function textsOf(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') texts[name] = value
  return texts
}

export function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ')
}
