import type { ReactNode } from 'react'
import * as designTexts from '#design/locales/en.ts'
import { t } from '#platform/texts.ts'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

const copy = () => t(designTexts.facts)

export type Fact = { term: ReactNode; value: ReactNode; total?: boolean; key?: string }

export function FactList({ facts, amounts, dense }: { facts: readonly Fact[]; amounts?: boolean; dense?: boolean }) {
  return (
    <dl className={classes('facts', amounts && 'amounts', dense && 'dense')}>
      {facts.map(({ term, value, total, key }) => (
        <div key={key ?? String(term)} className={total ? 'total' : undefined}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function TickList({ yes, no = [] }: { yes: readonly string[]; no?: readonly string[] }) {
  return (
    <ul className="ticks">
      {yes.map((item) => (
        <li key={item}>
          <Icon name="check" />
          <span>{item}</span>
        </li>
      ))}
      {no.map((item) => (
        <li key={item} className="no">
          <Icon name="minus" />
          <span>
            <span className="visually-hidden">{copy().notIncluded} </span>
            {item}
          </span>
        </li>
      ))}
    </ul>
  )
}

export function Accordion({
  items,
}: {
  items: readonly { id: string; title: ReactNode; content: ReactNode; open?: boolean }[]
}) {
  return (
    <div className="accordion">
      {items.map(({ id, title, content, open }) => (
        <details key={id} id={id} open={open}>
          <summary>
            {title}
            <Icon name="chevron-down" />
          </summary>
          <div className="answer">{content}</div>
        </details>
      ))}
    </div>
  )
}
