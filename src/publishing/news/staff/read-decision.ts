import { z } from 'zod'
import { type FieldErrors, fieldErrors } from '#platform/field-errors.ts'
import { t } from '#platform/texts.ts'
import { rewriteShape } from '#publishing/news/runs/rewrite.ts'
import type { DecisionError } from '#publishing/staff/locales/en.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'

const error = (code: DecisionError) => ({ error: code })
const simple = z.object({ act: z.enum(['publish-rewrite', 'publish-original', 'drop', 'keep']) })
const withdraw = z.object({
  act: z.literal('withdraw'),
  reason: z.string().trim().min(3, error('reason-missing')).max(300, error('too-long')),
})
const { title, summary, content, tags } = rewriteShape.shape
const save = z
  .object({
    act: z.literal('save'),
    ...{ title, summary, content },
    tags: z.string().transform(tagsIn).pipe(tags.unwrap()),
    correction: z.string().trim().max(300, error('too-long')).default(''),
  })
  .transform(({ act: action, correction, ...rewrite }) => ({ act: action, correction, rewrite }))

function tagsIn(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
}

type Decision = z.infer<typeof simple> | z.infer<typeof withdraw> | z.infer<typeof save>
export type ReadDecision = { ok: true; decision: Decision } | { ok: false; fields: FieldErrors }

export function readDecision(values: Record<string, string>): ReadDecision | null {
  const shape = values.act === 'save' ? save : values.act === 'withdraw' ? withdraw : simple
  const read = shape.safeParse(values)
  if (read.success) return { ok: true, decision: read.data }
  return shape === simple
    ? null
    : { ok: false, fields: fieldErrors(read.error, t(publishingStaffTexts.newsNews).fields) }
}
