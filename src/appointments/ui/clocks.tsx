import * as appointmentTexts from '#appointments/locales/en.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(appointmentTexts.clocks)
type ClocksProps = {
  local: string | null
  place: string
  swiss: string
  swissDay?: string
  what?: string
  price?: string
}

export function Clocks({ local, place, swiss, swissDay, what, price }: ClocksProps) {
  return (
    <dl className="clocks">
      {local && (
        <div className="local">
          <dt>{place}</dt>
          <dd>{local}</dd>
        </div>
      )}
      <div className={local ? undefined : 'local'}>
        <dt>{copy().swissTime}</dt>
        <dd>
          {local && swissDay && `${swissDay}, `}
          {swiss}
        </dd>
      </div>
      {what && (
        <div>
          <dt>{what}</dt>
          <dd>{price}</dd>
        </div>
      )}
    </dl>
  )
}
