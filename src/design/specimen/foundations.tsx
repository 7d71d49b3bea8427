import { RangeBar, SeriesKey, StackBar } from '#design/charts/stack-bar.tsx'
import { Icon } from '#design/icon.tsx'
import { type IconName, iconPaths } from '#design/icon-paths.ts'
import { draw, type IllustrationName, illustrations } from '#design/illustrations/draw.ts'
import { hero } from '#design/illustrations/hero.ts'
import { Drawing } from '#design/illustrations/illustration.tsx'
import { Section } from '#design/page/layout.tsx'
import { Specimen } from './specimen.tsx'

const sizes = ['t60', 't44', 't32', 't24'] as const
const colours = [
  'ink',
  'paper',
  'mist',
  'line',
  'line-2',
  'red',
  'green',
  'amber',
  'blue',
  's-canton',
  's-commune',
  's-federal',
]
const illustrationNames = Object.keys(illustrations).filter((name): name is IllustrationName => name in illustrations)
const iconNames = Object.keys(iconPaths).filter((name): name is IconName => name in iconPaths)

const tariff = Array.from({ length: 50 }, (_, i) => {
  const income = (i + 1) * 5000
  return {
    income,
    canton: income * 0.11 * (i / 50),
    commune: income * 0.07 * (i / 50),
    federal: income * 0.1 * (i / 50) ** 2,
  }
})

export function Foundations() {
  return (
    <>
      <Section title="Type" intro="Eight sizes, nothing smaller than 14.">
        <ul className="lined">
          {sizes.map((size) => (
            <li key={size} className={`${size} specimen-line figure`}>
              Exact with numbers
            </li>
          ))}
          <li className="specimen-line">
            <p className="lead">A lead of 20 px says in two lines what the page is for.</p>
          </li>
          <li className="t18 specimen-line">Article text. Sixty to seventy characters make a line that one reads.</li>
          <li className="fine specimen-line">Hints, captions and status.</li>
        </ul>
      </Section>
      <Section title="Colour" intro="Red for one action, the active place and the key figure.">
        <ul className="swatches">
          {colours.map((name) => (
            <li key={name}>
              <svg role="img" aria-label={name}>
                <rect width="100%" height="100%" fill={`var(--${name})`} />
              </svg>
              <span className="fine">{name}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Series" intro="Fixed order and lightness: canton, commune, federal, church.">
        <div className="stack">
          <StackBar
            label="Canton 10,400, commune 6,800, federal 5,100, church 1,061"
            parts={[
              { series: 'canton', value: 10400 },
              { series: 'commune', value: 6800 },
              { series: 'federal', value: 5100 },
              { series: 'church', value: 1061 },
            ]}
          />
          <RangeBar label="799, on a scale to 4,000" from={799} to={799} max={4000} own />
          <RangeBar label="2,500 to 4,000" from={2500} to={4000} max={4000} />
          <SeriesKey
            series={[
              { series: 'canton', label: 'Canton' },
              { series: 'commune', label: 'Commune' },
              { series: 'federal', label: 'Direct federal tax' },
              { series: 'church', label: 'Church' },
            ]}
          />
        </div>
      </Section>
      <Section title="Icons" intro="Lucide, 20 px, 1.5 px line; beside words or with a label.">
        <ul className="row">
          {iconNames.map((name) => (
            <li key={name} title={name}>
              <Icon name={name} label={name} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Drawings" intro="From a seed. Red exactly once." split={false}>
        <ul className="columns three">
          {illustrationNames.map((illustration) => (
            <li key={illustration}>
              <Drawing
                illustration={illustration}
                seed={`sheet-${illustration}`}
                level={2}
                title={`The motif ${illustration}`}
              />
              <p className="fine">{illustration}</p>
            </li>
          ))}
          <li>
            <Drawing illustration="ledger" seed="sheet-ink" ground="ink" title="A motif on ink" />
            <p className="fine">ledger on ink</p>
          </li>
          <li>
            <Drawing illustration="growth" seed="sheet-red" ground="red" title="A motif on red" />
            <p className="fine">growth on red</p>
          </li>
          <li>
            <img
              src={`data:image/svg+xml,${encodeURIComponent(draw('route', 'sheet-image', { title: 'As a file' }))}`}
              alt="A way through a field of points, always light"
              width="1200"
              height="800"
              className="specimen-image"
            />
            <p className="fine">route as a file, always light</p>
          </li>
        </ul>
        <Specimen title="The hero: rows of figures" wide>
          <div
            className="specimen-hero"
            dangerouslySetInnerHTML={{
              __html: hero(tariff, { at: 100000, title: 'An invented tariff, 100,000 in red' }),
            }}
          />
        </Specimen>
      </Section>
    </>
  )
}
