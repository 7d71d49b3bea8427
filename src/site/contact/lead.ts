import { z } from 'zod'
import { emailField } from '#accounts/forms.ts'
import { nameField } from '#company/name-field.ts'
import type { NameFieldError } from '#company/name-words.ts'
import { contactTopics } from '#content/pages/contact.ts'
import { cleanText, withoutInvisible } from '#platform/text/clean-text.ts'
import { scenarioPath } from '#tax/scenario-path.ts'
import { maxLength } from './max-lengths.ts'

/** What may happen to an enquiry, state by state. Reading this table is reading the process. */
const moves = {
  new: { take: 'assigned', answer: 'answered', reply: 'new', close: 'closed', spam: 'spam' },
  assigned: { take: 'assigned', answer: 'answered', reply: 'assigned', close: 'closed', spam: 'spam' },
  answered: { take: 'assigned', answer: 'answered', reply: 'assigned', close: 'closed' },
  closed: { take: 'assigned', answer: 'answered', reply: 'assigned' },
  spam: { restore: 'new' },
} as const satisfies Record<string, Partial<Record<string, string>>>

export type LeadState = keyof typeof moves
export const leadStates = ['new', 'assigned', 'answered', 'closed', 'spam'] as const satisfies readonly LeadState[]
export const leadMoves = ['take', 'answer', 'reply', 'close', 'spam', 'restore'] as const
/** What is done by a button alone; an answer and a reply come with their text. */
export const pressedMoves = ['take', 'close', 'spam', 'restore'] as const satisfies readonly LeadMove[]
export type PressedMove = (typeof pressedMoves)[number]
export type LeadMove = (typeof leadMoves)[number]

/** The state an enquiry gets by a move, or null when the move is not possible there. */
export function nextLeadState(state: LeadState, move: LeadMove): LeadState | null {
  const open: Partial<Record<LeadMove, LeadState>> = moves[state]
  return open[move] ?? null
}

/** Whether somebody waits for an answer in this state. */
export function isWaiting(state: LeadState): boolean {
  return state === 'new' || state === 'assigned'
}

/** The buttons that a state has, in their order. */
export function movesFrom(state: LeadState): PressedMove[] {
  return pressedMoves.filter((move) => nextLeadState(state, move) !== null)
}

/** An enquiry as it is kept: what the form sent, and what became of it. */
export type Lead = Enquiry & {
  id: string
  number: number
  state: LeadState
  assignedTo: string | null
  assigneeName: string | null
  createdAt: Date
  /** Since when somebody waits for an answer; null while nobody does. */
  waitingSince: Date | null
}

/** The words of the form's consent line that the writer has seen; raise it when they change. */
export const consentVersion = '2026-11'

/** The topic in words; a topic we no longer offer stays as it was stored. */
export function topicLabel(value: string): string {
  return contactTopics.find((topic) => topic.value === value)?.label ?? value
}

const topics = contactTopics.map(({ value }) => value)
const lineBreaks = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** What may be wrong with a field of the form, besides the e-mail address. */
export type EnquiryError =
  | NameFieldError<'name'>
  | 'topic-unknown'
  | `subject-${'too-long' | 'broken'}`
  | `message-${'missing' | 'too-long'}`

const error = (code: EnquiryError) => ({ error: code })

/** What the form sends. Names and subjects end up in the heads of letters: one line, no control characters. */
export const contactForm = z.object({
  name: nameField('name', 'person', maxLength.name),
  email: emailField,
  topic: z.string(error('topic-unknown')).refine((value) => topics.includes(value), error('topic-unknown')),
  subject: z
    .string()
    .overwrite(withoutInvisible)
    .trim()
    .max(maxLength.subject, error('subject-too-long'))
    .refine((text) => !lineBreaks.test(text), error('subject-broken'))
    .nullish()
    .transform((text) => text || null),
  message: z
    .string(error('message-missing'))
    .transform(cleanText)
    .pipe(z.string().min(1, error('message-missing')).max(maxLength.message, error('message-too-long'))),
  /** Address of a calculation the writer came from, such as `/calculators?tab=income-tax&income=100000`. */
  scenario: z
    .string()
    .nullish()
    .transform((text) => scenarioPath(text ?? null)),
})

export type Enquiry = z.infer<typeof contactForm>
export type EnquiryField = keyof Enquiry

/** The fields of the form: what is read from it, kept, and given back when something is wrong. */
export const enquiryFields = contactForm.keyof().options
