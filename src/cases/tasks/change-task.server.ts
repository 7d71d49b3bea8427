import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { isSubmissionKey } from '#cases/messages/message.ts'
import { lockCase } from '#cases/process/case-db.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { readDay } from '#platform/read-day.ts'
import type { Services } from '#platform/services.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { insertTask, listTaskPeople, saveTaskDone } from './case-task-db.server.ts'

export const taskIntents = ['add-task', 'task-done', 'task-open'] as const
export type TaskIntent = (typeof taskIntents)[number]

export type TaskRefusal = {
  ok: false
  reason: 'unknown-case' | 'forbidden' | 'unknown-task' | 'no-title' | 'title-too-long' | 'no-person' | 'no-day'
}
export type TaskOutcome = { ok: true } | TaskRefusal

export const maxTaskLength = 200

type ChangeTaskInput = { caseId: string; actor: Actor; intent: TaskIntent; values: Record<string, string> }

/** Adds a task to a case, or marks one as done or open. Adding is idempotent by the key of the form. */
export function changeTask(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { caseId, actor, intent, values }: ChangeTaskInput,
): Promise<TaskOutcome> {
  return db.transaction().execute(async (tx): Promise<TaskOutcome> => {
    const found = await lockCase(tx, caseId, accessScopeOf(actor))
    if (!found) return { ok: false, reason: 'unknown-case' }
    if (!may(actor.person, 'case.write', found)) return { ok: false, reason: 'forbidden' }
    const object = { type: 'case', id: found.id }
    if (intent !== 'add-task') {
      const { task = '' } = values
      const done = intent === 'task-done' ? { doneAt: now(), doneBy: actor.person.id } : { doneAt: null, doneBy: null }
      if (!isUuid(task) || !(await saveTaskDone(tx, { caseId: found.id, id: task, ...done })))
        return { ok: false, reason: 'unknown-task' }
      await recordAudit(tx, actor, { action: intent === 'task-done' ? 'task.done' : 'task.reopened', object })
      return { ok: true }
    }
    const title = cleanText(values.title ?? '').replaceAll(/\s+/g, ' ')
    if (title === '') return { ok: false, reason: 'no-title' }
    if (title.length > maxTaskLength) return { ok: false, reason: 'title-too-long' }
    const person = (await listTaskPeople(tx, found.id)).find(({ id }) => id === values.person)
    if (!person) return { ok: false, reason: 'no-person' }
    const day = readDay(values.day ?? '')
    if (!day.ok) return { ok: false, reason: 'no-day' }
    const submissionKey = values.key ?? ''
    if (!isSubmissionKey(submissionKey)) return { ok: false, reason: 'unknown-task' }
    const made = { createdBy: actor.person.id, createdAt: now() }
    const task = { caseId: found.id, title, assignedTo: person.id, dueOn: day.day, submissionKey, ...made }
    if (!(await insertTask(tx, task))) return { ok: true }
    const detail = { for: person.name, dueOn: day.day }
    await recordAudit(tx, actor, { action: 'task.added', object, detail })
    return { ok: true }
  })
}
