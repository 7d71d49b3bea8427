import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { readTemplate, type TemplateError } from './answer-template.ts'
import { deleteTemplate, saveTemplate } from './answer-template-db.server.ts'

export type TemplateOutcome = { ok: true } | { ok: false; reason: TemplateError | 'forbidden' | 'unknown-template' }

type EditTemplateDeps = Pick<Services, 'db' | 'now'>

export function editTemplate(
  { db, now }: EditTemplateDeps,
  { actor, id, ...written }: { actor: Actor; id: string | null; title: string; body: string },
): Promise<TemplateOutcome> {
  return db.transaction().execute(async (tx): Promise<TemplateOutcome> => {
    if (!may(actor.person, 'template.write')) return { ok: false, reason: 'forbidden' }
    const read = readTemplate(written)
    if (!read.ok) return read
    const saved = await saveTemplate(tx, id, { ...read.template, updatedBy: actor.person.id, updatedAt: now() })
    if (!saved) return { ok: false, reason: 'unknown-template' }
    const object = { type: 'answer-template', id: saved }
    await recordAudit(tx, actor, { action: 'template.saved', object, detail: { title: read.template.title } })
    return { ok: true }
  })
}

export function removeTemplate(
  { db }: Pick<Services, 'db'>,
  { actor, id }: { actor: Actor; id: string },
): Promise<TemplateOutcome> {
  return db.transaction().execute(async (tx): Promise<TemplateOutcome> => {
    if (!may(actor.person, 'template.write')) return { ok: false, reason: 'forbidden' }
    if (!(await deleteTemplate(tx, id))) return { ok: false, reason: 'unknown-template' }
    await recordAudit(tx, actor, { action: 'template.removed', object: { type: 'answer-template', id }, detail: {} })
    return { ok: true }
  })
}
