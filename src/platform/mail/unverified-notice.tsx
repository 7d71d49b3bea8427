import { firmName } from '#content/firm-name.ts'
import * as platformEmailTexts from '#platform/locales/en-emails.ts'
import { t } from '#platform/texts.ts'
import { EmailLayout, Greeting, Paragraph } from './email-parts.tsx'
import { defineOwnEmail } from './own-email.ts'

const copy = () => t(platformEmailTexts.unverifiedNotice)

/** Sent to an unconfirmed address instead of an email that might contain visitor input. */
export const unverifiedNotice = defineOwnEmail({ kind: 'unverified-notice', trigger: 'visitor' }, () => {
  const title = copy().youHaveUpdateInYour(firmName)
  const why = copy().youAreReceivingThisEmail(firmName)
  return {
    subject: title,
    body: (
      <EmailLayout firm={firmName} title={title} footer={[why]}>
        <Greeting name={null} />
        <Paragraph>{copy().thereIsUpdateForYou}</Paragraph>
        <Paragraph>{copy().toReadItChoosePassword}</Paragraph>
      </EmailLayout>
    ),
  }
})
