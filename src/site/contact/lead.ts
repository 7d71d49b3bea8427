import { z } from 'zod'
import { emailField } from '#accounts/forms.ts'
import { contactTopics } from '#content/pages/contact.ts'
import { formatNumber } from '#platform/format.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { scenarioPath } from '#tax/scenario-path.ts'
import { longest } from './longest.ts'

/** What may happen to an enquiry, state by state. Reading this table is reading the process. */
const moves = {
  new: { take: 'assigned', answer: 'answered', close: 'closed', spam: 'spam' },
  assigned: { take: 'assigned', answer: 'answered', close: 'closed', spam: 'spam' },
  answered: { take: 'assigned', close: 'closed' },
  closed: { take: 'assigned' },
  spam: { restore: 'new' },
} as const satisfies Record<string, Partial<Record<string, string>>>

export type LeadState = keyof typeof moves
export const leadStates = ['new', 'assigned', 'answered', 'closed', 'spam'] as const satisfies readonly LeadState[]
export const leadMoves = ['take', 'answer', 'close', 'spam', 'restore'] as const
export type LeadMove = (typeof leadMoves)[number]

/** The state an enquiry gets by a move, or null when the move is not possible there. */
export function nextLeadState(state: LeadState, move: LeadMove): LeadState | null {
  const open: Partial<Record<LeadMove, LeadState>> = moves[state]
  return open[move] ?? null
}

/** The moves that are possible in a state, in the order of the buttons. */
export function movesFrom(state: LeadState): LeadMove[] {
  return leadMoves.filter((move) => nextLeadState(state, move) !== null)
}

/** An enquiry as it is kept: what the form sent, and what became of it. */
export type Lead = Enquiry & {
  id: string
  number: number
  state: LeadState
  assignedTo: string | null
  assigneeName: string | null
  createdAt: Date
}

/** The words of the form's consent line that the writer has seen; raise it when they change. */
export const consentVersion = '2026-11'

/** The topic in words; a topic we no longer offer stays as it was stored. */
export function topicLabel(value: string): string {
  return contactTopics.find((topic) => topic.value === value)?.label ?? value
}

const topics = contactTopics.map(({ value }) => value)
const lineBreaks = /[\p{Cc}\p{Zl}\p{Zp}]/u

/** What the form sends. Names and subjects end up in the heads of letters: one line, no control characters. */
export const contactForm = z.object({
  name: z
    .string({ error: 'Enter your full name.' })
    .trim()
    .min(1, { error: 'Enter your full name.' })
    .max(longest.name, { error: `Your name may have at most ${longest.name} characters.` })
    .refine((text) => !lineBreaks.test(text), { error: 'Your name must be on one line.' }),
  email: emailField,
  topic: z
    .string({ error: 'Choose your tax situation.' })
    .refine((value) => topics.includes(value), { error: 'Choose your tax situation.' }),
  subject: z
    .string()
    .trim()
    .max(longest.subject, { error: `The subject may have at most ${longest.subject} characters.` })
    .refine((text) => !lineBreaks.test(text), { error: 'The subject must be on one line.' })
    .nullish()
    .transform((text) => text || null),
  message: z
    .string({ error: 'Write your message.' })
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(1, { error: 'Write your message.' })
        .max(longest.message, {
          error: `Your message may have at most ${formatNumber(longest.message)} characters. Send the rest by e-mail.`,
        }),
    ),
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
