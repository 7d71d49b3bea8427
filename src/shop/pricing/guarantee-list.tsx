import { guarantees } from '#content/pages/pricing.ts'
import { Icon } from '#design/icon.tsx'

export function GuaranteeList() {
  return (
    <>
      {guarantees.map(({ id, title, short, rules }) => (
        <li key={id} id={`guarantee-${id}`}>
          <b>{title}</b>
          <span>{short}</span>
          <details className="guarantee-rules">
            <summary>
              The rules<span className="visually-hidden">: {title}</span>
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
