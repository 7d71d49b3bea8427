import {
  canal,
  forests,
  labels,
  lake,
  mainRoads,
  type Position,
  project,
  railways,
  rivers,
  streets,
  town,
} from './biel-geography.ts'
import { mapSize } from './map-view.ts'

function line(positions: readonly Position[]): string {
  return `M${positions.map((position) => project(position).join(' ')).join('L')}`
}

function lines(many: readonly (readonly Position[])[]): string {
  return many.map(line).join('')
}

function area(positions: readonly Position[]): string {
  return `${line(positions)}Z`
}

export function MapDrawing() {
  return (
    <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} aria-hidden="true">
      <path className="map-ground" d={`M0 0H${mapSize.width}V${mapSize.height}H0Z`} />
      <path className="map-forest" d={forests.map(area).join('')} />
      <path className="map-town" d={area(town)} />
      <path className="map-water" d={area(lake)} />
      <path className="map-street" d={lines(streets)} />
      <path className="map-river" d={lines(rivers)} />
      <path className="map-canal" d={line(canal)} />
      <path className="map-road" d={lines(mainRoads)} />
      <path className="map-rail" d={lines(railways)} />
      {labels.map(({ text, at, kind }) => {
        const [x, y] = project(at)
        return (
          <text key={text} x={x} y={y} className={`map-label ${kind}`}>
            {text}
          </text>
        )
      })}
    </svg>
  )
}
