import { pricing } from '#content/pages/pricing.ts'
import { Section } from '#design/page/layout.tsx'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'

const GuaranteeList = import.meta.env.SSR ? (await import('./guarantee-list.tsx')).GuaranteeList : null

export function Guarantees({ ground }: { ground: 'mist' | 'paper' }) {
  return (
    <Section
      ground={ground}
      id="guarantees"
      title={pricing.guaranteesTitle}
      intro={pricing.guaranteesLead}
      split={false}
    >
      <ServerRendered name="guarantees" as="ul" className="guarantees">
        {GuaranteeList && <GuaranteeList />}
      </ServerRendered>
    </Section>
  )
}
