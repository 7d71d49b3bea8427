import { accountTexts } from '#accounts/locales/en.ts'
import type { EmailPreference, EmailTopic } from '#platform/mail/email-topics.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(accountTexts).topicWords

export const topicWords: Record<EmailTopic, { label: string; hint: string }> = {
  messages: {
    get label() {
      return copy().messages
    },
    get hint() {
      return copy().thatYourAdviserHasWritten
    },
  },
  documents: {
    get label() {
      return copy().documents
    },
    get hint() {
      return copy().whatWeAskForWhat
    },
  },
  appointments: {
    get label() {
      return copy().appointments
    },
    get hint() {
      return copy().thatAMeetingWasPlanned
    },
  },
  reminders: {
    get label() {
      return copy().reminders
    },
    get hint() {
      return copy().whatWaitsForYou
    },
  },
  invitations: {
    get label() {
      return copy().yourNextTaxReturn
    },
    get hint() {
      return copy().onceAYearThatWe
    },
  },
  cases: {
    get label() {
      return copy().newsOfYourCases
    },
    get hint() {
      return copy().thatACaseWasOpened
    },
  },
}

export const choiceWords: Record<EmailPreference, string> = {
  get now() {
    return copy().atOnce
  },
  get daily() {
    return copy().onceADayInOne
  },
  get off() {
    return copy().notAtAll
  },
}

export const stillComes = () => copy().stillComes
