import { useLocation } from 'react-router'
import { Button, ButtonLink } from '#design/button.tsx'
import { Row } from '#design/page/layout.tsx'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { adviserAddress, appointmentAddress, scenarioAddress } from '#tax/pages/tabs.ts'

const pageCopy = () => t(taxTexts.resultActions)

export function ResultActions() {
  const parameters = new URLSearchParams(useLocation().search)
  return (
    <div className="no-print stack close">
      <Row>
        <ButtonLink kind="primary" size="small" to={adviserAddress(parameters)}>
          {pageCopy().askAdviser}
        </ButtonLink>
        <ButtonLink kind="outline" size="small" to={appointmentAddress(parameters)}>
          {pageCopy().bookAppointment}
        </ButtonLink>
        <a className="button outline small" href={scenarioAddress(parameters, '/calculators/result.pdf')} download>
          {pageCopy().downloadAsPdf}
        </a>
        <Button
          kind="quiet"
          size="small"
          type="button"
          icon="printer"
          className="needs-script"
          onClick={() => window.print()}
        >
          {pageCopy().print}
        </Button>
      </Row>
      <p className="fine">{pageCopy().addressOfThisPageContains}</p>
    </div>
  )
}
