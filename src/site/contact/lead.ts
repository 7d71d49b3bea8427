import { z } from 'zod'
import { emailField } from '#accounts/registration/forms.ts'
import { nameField } from '#company/name-field.ts'
import type { NameFieldError } from '#company/name-words.ts'
import { contactTopics } from '#content/pages/contact.ts'
import { cleanText, withoutInvisible } from '#platform/text/clean-text.ts'
import { scenarioPath } from '#tax/scenario-path.ts'
import { maxLength } from './max-lengths.ts'

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
export const pressedMoves = ['take', 'close', 'spam', 'restore'] as const satisfies readonly LeadMove[]
export type PressedMove = (typeof pressedMoves)[number]
export type LeadMove = (typeof leadMoves)[number]

export function nextLeadState(state: LeadState, move: LeadMove): LeadState | null {
  const open: Partial<Record<LeadMove, LeadState>> = moves[state]
  return open[move] ?? null
}

export function isWaiting(state: LeadState): boolean {
  return state === 'new' || state === 'assigned'
}

export function movesFrom(state: LeadState): PressedMove[] {
  return pressedMoves.filter((move) => nextLeadState(state, move) !== null)
}

export type Lead = Enquiry & {
  id: string
  number: number
  state: LeadState
  clientId: string | null
  assignedTo: string | null
  assigneeName: string | null
  createdAt: Date
  /** Start of the response deadline; null if the sender is not waiting for an answer. */
  waitingSince: Date | null
}

export const consentVersion = '2026-11'

export function topicLabel(value: string): string {
  return contactTopics.find((topic) => topic.value === value)?.label ?? value
}

const topics = contactTopics.map(({ value }) => value)
const lineBreaks = /[\p{Cc}\p{Zl}\p{Zp}]/u

export type EnquiryError =
  | NameFieldError<'name'>
  | 'topic-unknown'
  | `subject-${'too-long' | 'broken'}`
  | `message-${'missing' | 'too-long'}`

const error = (code: EnquiryError) => ({ error: code })

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
  scenario: z
    .string()
    .nullish()
    .transform((text) => scenarioPath(text ?? null)),
})

export type Enquiry = z.infer<typeof contactForm>
export type EnquiryField = keyof Enquiry

export const enquiryFields = contactForm.keyof().options
