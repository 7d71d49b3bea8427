import { guarantees } from '#content/pages/guarantees.ts'
import { Icon } from '#design/icon.tsx'
import { t } from '#platform/texts.ts'
import * as catalogueTexts from '#shop/catalogue/locales/en.ts'

const copy = () => t(catalogueTexts.guaranteeList)

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
