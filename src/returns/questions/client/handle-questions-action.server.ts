import { createHash } from 'node:crypto'
import { data, redirect } from 'react-router'
import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { asActor } from '#accounts/access/as-client.server.ts'
import { inviteErrors, invitePartner } from '#accounts/households/invite-partner.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { maxSubjectLength } from '#cases/messages/message.ts'
import { type MessageOutcome, sendMessage } from '#cases/messages/send-message.server.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import type { AddOnFlag } from '#content/products/product.ts'
import type { Question, QuestionSet } from '#content/questions/question.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { explain } from '#platform/words.ts'
import { notFound } from '#portal/guard.server.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { type AnswerPerson, type AnswerValue, answerPersons, newestOf, rowsOf } from '#returns/questions/answer.ts'
import { listAnswers } from '#returns/questions/answer-db.server.ts'
import { answerLines } from '#returns/questions/answer-text.ts'
import { followAnswers } from '#returns/questions/follow-answers.server.ts'
import { copyLastYear } from '#returns/questions/last-year.server.ts'
import { clientQuestionsPath, questionAnchor, reviewParameter } from '#returns/questions/question-links.ts'
import { questionSetOf, takesAnswers } from '#returns/questions/question-set.ts'
import { readAnswer, rowsField } from '#returns/questions/read-answer.ts'
import { partnerNameKey } from '#returns/questions/requested-answers.ts'
import { type SaveAnswersInput, type SaveOutcome, saveAnswers } from '#returns/questions/save-answers.server.ts'
import { addToPackage, decideScope } from '#returns/questions/scope.server.ts'
import { isAddOnFlag } from '#returns/questions/scope.ts'
import { quotePath } from '#shop/quotes/quote.ts'
import type { FieldErrors } from '#tax/fields/error.ts'
import { figuresOnDisk } from '#tax/figures.server.ts'
import { findPlace } from '#tax/pages/place.ts'
import { loadInterview, screenPath } from './load-interview.server.ts'
import { inviteField, noneField, type QuestionsAnswer, ticksField } from './questions-answer.ts'

type Step = {
  services: Services
  actor: Actor
  caseId: string
  set: QuestionSet
  topic: string | undefined
  screen: string | undefined
  /** True if the screen was opened from the check page, to which it leads back. */
  isReview: boolean
}
type Posted = { key: string; question: Question; person: AnswerPerson; seenVersion: number }

/** Saves answers, then runs the action of the pressed button. Returns invalid and conflicting answers as submitted. */
export async function handleQuestionsAction(step: Step, form: FormData) {
  const { services, actor, caseId } = step
  const [intent = '', key = '', rowId = ''] = String(form.get('intent') ?? '').split(':')
  completeTicks(form)
  const posted = postedIn(step.set, form)
  const about = posted.find((one) => one.key === key)
  if (intent === 'remove' && about) dropRow(form, key, rowId)
  const isFlag = intent === 'unknown' || intent === 'clear' || intent === 'ask'
  const saved = await keep(step, form, isFlag ? posted.filter((one) => one !== about) : posted)
  if (isFlag && about) refuse(step, await flag(step, about, intent))
  if (intent === 'take' || intent === 'take-all') {
    const taken = await copyLastYear(services, { caseId, actor, ...(intent === 'take' && { keys: [key] }) })
    if (!taken.ok) throw taken.reason === 'not-now' ? readAgain(step) : notFound()
  }
  if (isAddOnFlag(key)) await actOnScope(step, intent, key)
  await follow(services, caseId)
  if (intent === 'invite' || intent === 'next' || intent === 'save') await invite(step, form, saved)
  const { errors, conflicts } = saved
  const isWhole = Object.keys(errors).length === 0 && Object.keys(conflicts).length === 0
  if (!isWhole) return data<QuestionsAnswer>(saved, { status: Object.keys(errors).length > 0 ? 422 : 409 })
  if (intent === 'field') return data<QuestionsAnswer>(saved)
  const headers = { 'X-Remix-Revalidate': 'yes' }
  throw redirect(await whereTo(step, { intent, key, posted }), { status: 303, headers })
}

function postedIn(set: QuestionSet, form: FormData): Posted[] {
  const questions = new Map(set.sections.flatMap(({ questions }) => questions).map((one) => [one.code, one]))
  return [...form].flatMap(([name, version]) => {
    const [, person, code = ''] = /^version\.([a-z]+)\.([a-z0-9-]+)$/.exec(name) ?? []
    const [question, who] = [questions.get(code), answerPersons.find((one) => one === person)]
    if (!question || !who) return []
    return [{ key: `${who}.${code}`, question, person: who, seenVersion: Number(version) || 0 }]
  })
}

/** In a list to tick, an empty box means “no” once another one, or “None of these”, is ticked. */
function completeTicks(form: FormData): void {
  for (const keys of form.getAll(ticksField).map((listed) => String(listed).split(' '))) {
    const isDecided = keys.some((key) => form.get(key) === 'yes') || form.get(noneField(keys)) !== null
    for (const key of keys) if (isDecided && form.get(key) === null) form.set(key, 'no')
  }
}

function dropRow(form: FormData, key: string, rowId: string): void {
  const stays = form.getAll(rowsField(key)).filter((id) => id !== rowId)
  form.delete(rowsField(key))
  for (const id of stays) form.append(rowsField(key), id)
}

type SaveResult = Pick<QuestionsAnswer, 'conflicts'> & {
  errors: Record<string, string>
  submitted: Record<string, string[]>
}

async function keep(step: Step, form: FormData, posted: readonly Posted[]): Promise<SaveResult> {
  const { services, actor, caseId } = step
  const errors: Record<string, string> = {}
  const given: SaveAnswersInput[] = []
  const saved = newestOf(await asActor(services.db, actor, (tx) => listAnswers(tx, caseId)))
  for (const { key, question, person, seenVersion } of posted) {
    const before = saved.get(key)?.value ?? null
    const { value, errors: wrong } = readAnswer(question, key, form, { today: swissDay(services.now()), before })
    for (const { at, ...error } of wrong) errors[at] = explain(t(returnTexts.question).errors, error)
    const unmatched = question.kind === 'text' && question.isCommune ? communeError(value, step.set.taxYear) : null
    if (unmatched) errors[key] = unmatched
    else if (value !== undefined) given.push({ question: question.code, person, seenVersion, value })
  }
  const outcome = refuse(
    step,
    await saveAnswers(services, { caseId, actor, given, isPress: form.get('intent') !== 'field' }),
  )
  const named = new Map(posted.map((one) => [one.key, one.question]))
  const conflicts = outcome.conflicts.flatMap(({ key, now }) => {
    const question = named.get(key)
    const theirs = question ? answerLines(question, now.value).join('; ') : ''
    const words =
      theirs || (now.mark ? t(returnTexts.question).marks[now.mark].staff : t(returnTexts.question).notAnswered)
    return [[key, { theirs: words, byName: now.byName ?? '', version: now.version }] as const]
  })
  return {
    errors,
    conflicts: Object.fromEntries(conflicts),
    submitted: submittedIn(form, [...Object.keys(errors), ...conflicts.map(([key]) => key)]),
  }
}

function communeError(value: AnswerValue | null | undefined, year: number): string | null {
  if (typeof value !== 'string') return null
  const found = findPlace(figuresOnDisk, { year, commune: value, isWhole: true })
  const { unknown, ambiguous } = t(returnTexts.communeErrors)
  if (found.ok) return null
  if (found.choices.length > 0) return ambiguous(found.choices)
  // Any other error means that we have no figures for the year or the commune.
  return isMatched(found.errors) ? null : unknown
}

function isMatched({ commune: error }: FieldErrors): boolean {
  return typeof error !== 'object' || error.code !== 'place-unmatched'
}

function submittedIn(form: FormData, fields: readonly string[]): Record<string, string[]> {
  const keys = new Set(fields.map((field) => field.split('.').slice(0, 2).join('.')))
  const submitted: Record<string, string[]> = {}
  for (const [name, value] of form) {
    if (keys.has(name.split('.').slice(0, 2).join('.'))) submitted[name] = [...(submitted[name] ?? []), String(value)]
  }
  return submitted
}

function flag(step: Step, { question: { code: question }, person, seenVersion }: Posted, intent: string) {
  const { services, actor, caseId } = step
  if (intent === 'ask') return askAdviser(services, { caseId, actor, question, person, seenVersion })
  const given = { question, person, seenVersion, value: null, mark: intent === 'unknown' ? 'unknown' : null } as const
  return saveAnswers(services, { caseId, actor, given: [given], isPress: true })
}

type Refusable = SaveOutcome | Awaited<ReturnType<typeof askAdviser>>
type HandleQuestionsActionRecord = Extract<SaveOutcome, { ok: true }>

function refuse(step: Step, outcome: Refusable): HandleQuestionsActionRecord {
  if (outcome.ok) return outcome
  if (outcome.reason === 'not-now') throw readAgain(step)
  if (outcome.reason === 'too-many-messages') throw data(null, { status: 429 })
  throw notFound()
}

async function actOnScope({ services, actor, caseId }: Step, intent: string, flag: AddOnFlag): Promise<void> {
  if (intent === 'without' || intent === 'reconsider') {
    await decideScope(services, { caseId, actor, flag, isWithout: intent === 'without' })
  }
  if (intent !== 'add-on') return
  const added = await addToPackage(services, { caseId, actor, flag })
  if (added.ok) throw redirect(quotePath(added.quoteId), { status: 303 })
}

function readAgain(step: Step) {
  return redirect(samePath(step), { status: 303 })
}

function samePath({ caseId, topic, screen, isReview }: Step, add?: string): string {
  const search = [...(isReview ? [reviewParameter] : []), ...(add ? [`add=${add}`] : [])].join('&')
  return `${clientQuestionsPath(caseId, topic, screen)}${search && `?${search}`}`
}

/** Invites the partner if an address was entered. A repeated press changes nothing, because the page shows the first invitation. */
async function invite({ services, actor, caseId }: Step, form: FormData, saved: SaveResult): Promise<void> {
  const email = String(form.get(inviteField) ?? '').trim()
  const isPressed = form.get('intent') === 'invite'
  if (email === '' && !isPressed) return
  const answers = newestOf(await asActor(services.db, actor, (tx) => listAnswers(tx, caseId)))
  const [firstName = '', ...others] = String(answers.get(partnerNameKey)?.value ?? '')
    .trim()
    .split(/\s+/)
  const outcome = await invitePartner(services, actor, { email, firstName, lastName: others.join(' ') })
  if (outcome.ok || outcome.reason === 'invited-already' || outcome.reason === 'member-already') return
  const { email: wrong, firstName: noName } = inviteErrors(outcome)
  if (wrong) saved.errors[inviteField] = wrong
  if (noName) saved.errors[partnerNameKey] = noName
  saved.submitted[inviteField] = [email]
}

/** Updates figures and checklist at once. If that fails, a listener of the event `answersChanged` does it later. */
async function follow(services: Services, caseId: string): Promise<void> {
  try {
    await followAnswers(services, caseId)
  } catch (error) {
    services.log.warn({ err: error, caseId }, 'what answers lead to follows later')
  }
}

type Pressed = { intent: string; key: string; posted: readonly Posted[] }

async function whereTo(step: Step, { intent, key, posted }: Pressed): Promise<string> {
  const { services, actor, caseId, topic, screen, isReview } = step
  const here = samePath(step)
  if (intent === 'add') {
    const saved = newestOf(await asActor(services.db, actor, (tx) => listAnswers(tx, caseId))).get(key)
    return `${samePath(step, `${key}.${rowsOf(saved?.value ?? null).length}`)}#${questionAnchor(key)}`
  }
  if (intent === 'invite') return `${here}#invite-partner`
  if (intent !== 'next') return `${here}${key.includes('.') ? `#${questionAnchor(key)}` : ''}`
  const { screens } = await asActor(services.db, actor, (tx) => loadInterview(tx, actor.person.id, caseId))
  const at = screens.findIndex((one) => one.topic === topic && one.code === screen)
  if (at < 0) return clientQuestionsPath(caseId, topic)
  const opened = screens[at]?.requested.find((one) => !one.answer && !posted.some((each) => each.key === one.key))
  if (opened) return `${here}#${questionAnchor(opened.key)}`
  return screenPath(caseId, isReview ? undefined : screens[at + 1])
}

type AskAdviserDeps = Pick<Services, 'db' | 'pool' | 'now' | 'config' | 'log' | 'secretKey'>

type Asking = { caseId: string; actor: Actor; question: string; person: AnswerPerson; seenVersion: number }

type RequestOutcome = SaveOutcome | Extract<MessageOutcome, { ok: false }>

/** Sends the question as a message and marks the answer. The submission key prevents a second message on a retry. */
async function askAdviser(services: AskAdviserDeps, asking: Asking): Promise<RequestOutcome> {
  const { caseId, actor, question: code, person, seenVersion } = asking
  const found = await asActor(services.db, actor, (tx) => findCaseFor(tx, caseId, accessScopeOf(actor)))
  if (!found) return { ok: false, reason: 'unknown-case' }
  const section = questionSetOf(found)?.sections.find(({ questions }) => questions.some((one) => one.code === code))
  const question = section?.questions.find((one) => one.code === code)
  if (!section || !question) return { ok: false, reason: 'unknown-question' }
  if (!takesAnswers(found.state)) return { ok: false, reason: 'not-now' }
  const { subject, body } = t(returnTexts.question).message
  const sent = await sendMessage(services, {
    ...{ actor, caseId },
    subject: subject(question.text).slice(0, maxSubjectLength),
    body: body({ section: section.title, question: question.text, isPartner: person === 'partner' }),
    submissionKey: `answer-${createHash('sha256').update(`${caseId} ${person} ${code} ${seenVersion}`).digest('hex')}`,
  })
  if (!sent.ok) return sent
  const given = {
    question: code,
    person,
    seenVersion,
    value: null,
    mark: 'requested',
    threadId: sent.threadId,
  } as const
  return saveAnswers(services, { caseId, actor, given: [given] })
}
