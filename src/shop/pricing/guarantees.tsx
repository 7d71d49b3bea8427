import { guarantees, pricing } from '#content/pages/pricing.ts'
import { Icon } from '#design/icon.tsx'
import { Section } from '#design/layout.tsx'

/** The guarantees; the rules of each unfold. */
export function Guarantees({ ground }: { ground: 'mist' | 'paper' }) {
  return (
    <Section ground={ground} id="guarantees" title={pricing.guaranteesTitle} split={false}>
      <ul className="guarantees">
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
      </ul>
    </Section>
  )
}
