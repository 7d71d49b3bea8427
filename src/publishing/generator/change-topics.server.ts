import { z } from 'zod'
import { generatorCategories } from '#content/generator.ts'
import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { findSameTopic, insertTopic, saveTopic } from './topic-db.server.ts'

export type TopicOutcome = { ok: true } | { ok: false; reason: 'wrong-length' | 'taken' | 'unknown' }

const words = z
  .string()
  .overwrite((text) => cleanText(text).replace(/\s+/g, ' '))
  .min(5)
  .max(200)

type ChangeTopicsDeps = Pick<Services, 'db'>

export function addTopic(
  { db }: ChangeTopicsDeps,
  category: string,
  text: string,
  actor: AuditActor,
): Promise<TopicOutcome> {
  return db.transaction().execute(async (tx): Promise<TopicOutcome> => {
    if (!generatorCategories.some(({ id }) => id === category)) return { ok: false, reason: 'unknown' }
    const topic = words.safeParse(text)
    if (!topic.success) return { ok: false, reason: 'wrong-length' }
    const isNew = await insertTopic(tx, { category, topic: topic.data, updatedBy: actor.person?.id ?? null })
    if (!isNew) return { ok: false, reason: 'taken' }
    await recordAudit(tx, actor, { action: 'generator.topic-added', detail: { category, topic: topic.data } })
    return { ok: true }
  })
}

export function changeTopic(
  { db }: ChangeTopicsDeps,
  { id, text, isActive, actor }: { id: string; text: string; isActive: boolean; actor: AuditActor },
): Promise<TopicOutcome> {
  return db.transaction().execute(async (tx): Promise<TopicOutcome> => {
    if (!z.uuid().safeParse(id).success) return { ok: false, reason: 'unknown' }
    const topic = words.safeParse(text)
    if (!topic.success) return { ok: false, reason: 'wrong-length' }
    if (await findSameTopic(tx, id, topic.data)) return { ok: false, reason: 'taken' }
    const change = { topic: topic.data, isActive, updatedBy: actor.person?.id ?? null }
    if (!(await saveTopic(tx, id, change))) return { ok: false, reason: 'unknown' }
    await recordAudit(tx, actor, {
      action: 'generator.topic-changed',
      object: { type: 'generator-topic', id },
      detail: { topic: topic.data, active: isActive },
    })
    return { ok: true }
  })
}
