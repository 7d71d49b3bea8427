import { company } from '#content/company.ts'
import { Panel } from '#design/app-frame.tsx'
import { Monogram } from '#design/layout.tsx'
import { initialsOf } from '#portal/messages/message-list.tsx'

/** Who looks after a case; the office until somebody does. */
export function AdviserBox({ name }: { name: string | null }) {
  const shown = name ?? company.name.value
  return (
    <Panel title="Your adviser">
      <div className="adviser mt-8">
        <Monogram initials={initialsOf(shown)} soft />
        <p className="t16">
          {shown}
          <br />
          <span className="soft t14">{name ? `Answers ${company.hours.text}` : 'We assign your case shortly.'}</span>
        </p>
      </div>
    </Panel>
  )
}
