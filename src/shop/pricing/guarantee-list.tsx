import { guarantees } from '#content/pages/pricing.ts'
import { Icon } from '#design/icon.tsx'
import { t } from '#platform/texts.ts'
import * as shopTexts from '#shop/locales/en.ts'

const copy = () => t(shopTexts.guaranteeList)

export function GuaranteeList() {
  return (
    <>
      {guarantees.map(({ id, title, short, rules }) => (
        <li key={id} id={`guarantee-${id}`}>
          <b>{title}</b>
          <span>{short}</span>
          <details className="guarantee-rules">
            <summary>
              {copy().conditions}
              <span className="visually-hidden">: {title}</span>
              <Icon name="chevron-down" small />
            </summary>
            {rules.map((rule) => (
              <p key={rule}>{rule}</p>
            ))}
          </details>
        </li>
      ))}
    </>
  )
}
