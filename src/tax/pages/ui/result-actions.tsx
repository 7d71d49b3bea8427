import { useLocation } from 'react-router'
import { Button, ButtonLink } from '#design/button.tsx'
import { Row } from '#design/page/layout.tsx'
import { adviserAddress, appointmentAddress, scenarioAddress } from '#tax/pages/tabs.ts'

export function ResultActions() {
  const parameters = new URLSearchParams(useLocation().search)
  return (
    <div className="no-print stack close">
      <Row>
        <ButtonLink kind="primary" size="small" to={adviserAddress(parameters)}>
          Ask an adviser
        </ButtonLink>
        <ButtonLink kind="outline" size="small" to={appointmentAddress(parameters)}>
          Book a talk
        </ButtonLink>
        <a className="button outline small" href={scenarioAddress(parameters, '/calculators/result.pdf')} download>
          Download as PDF
        </a>
        <Button
          kind="quiet"
          size="small"
          type="button"
          icon="printer"
          className="needs-script"
          onClick={() => window.print()}
        >
          Print
        </Button>
      </Row>
      <p className="fine">
        The address of this page holds your entries: copy it to share the result. Nothing is stored.
      </p>
    </div>
  )
}
