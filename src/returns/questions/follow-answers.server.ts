import { type CaseRow, lockCase } from '#cases/process/case-db.server.ts'
import { type ChecklistItem, type ChecklistItemState, listChecklist } from '#cases/requests/checklist-db.server.ts'
import { type ItemChange, settleItems } from '#cases/requests/recompute-items.server.ts'
import type { QuestionSet, RequestedDocument } from '#content/questions/question.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { settleCanton } from '#returns/facts/settle-canton.server.ts'
import { withoutCertificates } from '#returns/statements/salary/answers.ts'
import { listUsedCertificates } from '#returns/statements/salary/follow-certificates.server.ts'
import { type Answer, newestOf } from './answer.ts'
import { listAnswerItems, listAnswers, listTitlesByStaff, saveAnswerItem } from './answer-db.server.ts'
import { figuresOf } from './answered-figures.ts'
import { proposeAnswers } from './propose-answers.server.ts'
import { questionSetOf, takesAnswers } from './question-set.ts'
import { hasPartner, holdsForAny, requestedOf } from './requested-answers.ts'

type FollowAnswersDeps = Pick<Services, 'db' | 'now' | 'config'>

/** Updates a case's proposed figures and checklist from its answers. Idempotent: writes only differences. */
export async function followAnswers(services: FollowAnswersDeps, caseId: string): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const found = await lockCase(tx, caseId, null)
    const set = found && questionSetOf(found)
    if (!set || !takesAnswers(found.state)) return
    const answers = newestOf(await listAnswers(tx, caseId))
    const certificates = await listUsedCertificates(tx, found)
    const figures = withoutCertificates(
      figuresOf(requestedOf(set, answers), hasPartner(answers)),
      certificates,
      answers,
    )
    await proposeAnswers(tx, services, { found, figures })
    await followItems(tx, services, { found, set, answers })
    await settleCanton(tx, services, found)
  })
}

type Followed = { found: CaseRow; set: QuestionSet; answers: ReadonlyMap<string, Answer> }

async function followItems(tx: Tx, services: FollowAnswersDeps, { found, set, answers }: Followed): Promise<void> {
  const [items, before, byStaff] = [
    await listChecklist(tx, found.id),
    await listAnswerItems(tx, found.id),
    await listTitlesByStaff(tx, found.id),
  ]
  const decided = expectedOf(set, answers).flatMap(({ document, requested }) => {
    if (requested === null) return []
    const last = before.find((one) => one.document === document.code)
    const item = items.find(({ id }) => id === last?.itemId) ?? items.find(({ title }) => title === document.title)
    const lastRequested = requestedWord(last?.requested)
    const action = itemAction(requested, lastRequested, item ? status(item, byStaff) : null)
    return requested === lastRequested
      ? []
      : [{ document, requested, item, act: action, isSaved: isSaved(action, lastRequested) }]
  })
  const changes = decided.flatMap(({ document, item, act: action }): ItemChange[] => {
    const { code: key, title, description, need } = document
    if (action === 'add') return [{ act: action, key, item: { title, description, need } }]
    return action === 'leave' || !item ? [] : [{ act: action, key, itemId: item.id, title: item.title }]
  })
  const settled = await settleItems(tx, services, { found, present: items.length, changes })
  for (const { document, requested, item, act: action } of decided.filter((one) => one.isSaved)) {
    const itemId = settled.get(document.code) ?? item?.id ?? null
    if (action === 'add' && itemId === null) continue
    const content = { caseId: found.id, document: document.code, requested, itemId, decidedAt: services.now() }
    await saveAnswerItem(tx, content)
  }
}

function requestedWord(stored: string | undefined): AnsweredItemsInput | null {
  return stored === 'needed' || stored === 'not_needed' ? stored : null
}

function status({ state, title, notNeededReason }: ChecklistItem, byStaff: readonly string[]) {
  return { state, isWaived: notNeededReason !== null, isByStaff: byStaff.includes(title) }
}

export type AnsweredItemsInput = 'needed' | 'not_needed'

/** Whether each document is needed according to the answers; null as long as a relevant answer is missing. */
export function expectedOf(
  set: QuestionSet,
  answers: ReadonlyMap<string, Answer>,
): { document: RequestedDocument; requested: AnsweredItemsInput | null }[] {
  return set.documents.map((document) => {
    const holds = holdsForAny(set, answers, document.when)
    return { document, requested: holds === null ? null : holds ? 'needed' : 'not_needed' }
  })
}

export type StatusItem = {
  state: ChecklistItemState
  isByStaff: boolean
  isWaived: boolean
}

type ItemAction = 'add' | 'take-off' | 'put-back' | 'leave'

/** Whether to store the new need of a document (needed or not). If the checklist does not change, neither does this. */
export function isSaved(action: ItemAction, before: AnsweredItemsInput | null): boolean {
  return before === null || action !== 'leave'
}

/** Change to make to a checklist item. Items that were sent, waived, added or changed by staff stay as they are. */
export function itemAction(
  requested: AnsweredItemsInput,
  before: AnsweredItemsInput | null,
  item: StatusItem | null,
): ItemAction {
  if (requested === before) return 'leave'
  if (!item) return requested === 'needed' ? 'add' : 'leave'
  if (item.isWaived || item.isByStaff) return 'leave'
  if (requested === 'not_needed') return item.state === 'missing' ? 'take-off' : 'leave'
  // Restore an item only if earlier answers removed it; an item that the client removed stays removed.
  return item.state === 'not_needed' && before === 'not_needed' ? 'put-back' : 'leave'
}
