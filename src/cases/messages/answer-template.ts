import { cleanText } from '#platform/text/clean-text.ts'

export const templateFields = ['firstName', 'caseNumber', 'caseTitle', 'dueOn', 'staffName'] as const
export type TemplateField = (typeof templateFields)[number]

/**
 * Fills the placeholders of a template. Placeholders without a value stay in the text, so that the sender notices them.
 * @example fillTemplate('Dear {firstName}', { firstName: 'Ana' }) // 'Dear Ana'
 */
export function fillTemplate(text: string, values: Partial<Record<TemplateField, string | null>>): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) => {
    const field = templateFields.find((known) => known === name)
    return (field && values[field]) || written
  })
}

export const maxTitleLength = 60
export const maxTemplateLength = 5_000

export type TemplateError = 'no-title' | 'no-text' | 'too-long' | 'unknown-field'

export function readTemplate(written: {
  title: string
  body: string
}): { ok: true; template: { title: string; body: string } } | { ok: false; reason: TemplateError } {
  const template = { title: cleanText(written.title), body: cleanText(written.body) }
  if (!template.title) return { ok: false, reason: 'no-title' }
  if (!template.body) return { ok: false, reason: 'no-text' }
  if (template.title.length > maxTitleLength || template.body.length > maxTemplateLength)
    return { ok: false, reason: 'too-long' }
  const named = [...template.body.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  if (named.some((name) => !templateFields.some((field) => field === name)))
    return { ok: false, reason: 'unknown-field' }
  return { ok: true, template }
}
