/** The text fields of a form by name; of fields that occur twice, the last. */
export function textsOf(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') texts[name] = value
  return texts
}

/** What was typed into a field that grows, as the one line that it stands for. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ')
}
