import { company } from '#company/company.ts'
import { notFound } from '#content/pages/not-found.ts'
import { serviceLevels } from '#content/service-levels.ts'
import { t } from '#platform/texts.ts'
import * as siteUiTexts from '#site/ui/locales/en.ts'

const copy = () => t(siteUiTexts.mailBoxes)

const stuck = serviceLevels.find(({ id }) => id === 'accessibility-urgent')

export function MailBoxes() {
  const { email, accessibilityEmail } = company()
  const boxes = [
    { title: notFound.emailTitle, text: notFound.emailText, address: email },
    ...(stuck ? [{ title: stuck.topic, text: copy().reply(stuck.answer), address: accessibilityEmail }] : []),
  ]
  return boxes.map(({ title, text, address }) => (
    <li key={title}>
      <h3 className="t20">{title}</h3>
      <p className="t16">{text}</p>
      <a href={`mailto:${address}`}>{address}</a>
    </li>
  ))
}
