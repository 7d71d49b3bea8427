import * as accountTexts from '#accounts/locales/en.ts'
import type { EmailPreference, EmailTopic } from '#platform/mail/email-topics.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(accountTexts.topicWords)

export const topicWords: Record<EmailTopic, { label: string; hint: string }> = {
  messages: {
    get label() {
      return copy().messages
    },
    get hint() {
      return copy().whenYourAdviserSendsYou
    },
  },
  documents: {
    get label() {
      return copy().documents
    },
    get hint() {
      return copy().whenWeNeedDocumentOr
    },
  },
  appointments: {
    get label() {
      return copy().appointments
    },
    get hint() {
      return copy().whenAppointmentIsBookedFor
    },
  },
  reminders: {
    get label() {
      return copy().reminders
    },
    get hint() {
      return copy().whenTasksAreWaitingFor
    },
  },
  invitations: {
    get label() {
      return copy().yourNextTaxReturn
    },
    get hint() {
      return copy().onceYearWhenYouCan
    },
  },
  cases: {
    get label() {
      return copy().progressOfYourCases
    },
    get hint() {
      return copy().whenWeOpenCaseOr
    },
  },
}

export const choiceWords: Record<EmailPreference, string> = {
  get now() {
    return copy().straightAway
  },
  get daily() {
    return copy().onceDayInOneEmail
  },
  get off() {
    return copy().never
  },
}

export const stillComes = () => copy().stillComes
