import { expect, test } from 'vitest'
import { company } from '#company/company.ts'
import { project } from './biel-geography.ts'
import { directionsTo, firstView, mapSize, moveBy, searchFor, streetViewAt, zoomBy } from './map-view.ts'

const window = { width: 700, height: 320 }

test('the map zooms in steps of 0.2 between 0.5 and 3, starting at 1', () => {
  const inwards = Array.from({ length: 12 }, (_, i) => i).reduce<number[]>(
    (zooms) => [...zooms, zoomBy({ ...firstView, zoom: zooms.at(-1) ?? 1 }, 1, window).zoom],
    [1],
  )
  expect(inwards).toEqual([1, 1.2, 1.4, 1.6, 1.8, 2, 2.2, 2.4, 2.6, 2.8, 3, 3, 3])
  const outwards = [0.9, 0.7, 0.5].map((zoom) => zoomBy({ ...firstView, zoom }, -1, window).zoom)
  expect(outwards).toEqual([0.7, 0.5, 0.5])
  expect(zoomBy({ ...firstView, zoom: 0.6 }, -1, window).zoom).toBe(0.5)
})

test('zooming preserves the centre of the map', () => {
  expect(zoomBy({ zoom: 1, x: 100, y: -50 }, 5, window)).toEqual({ zoom: 2, x: 200, y: -100 })
})

test('the map cannot be dragged out of its window', () => {
  expect(moveBy(firstView, 40, -30, window)).toEqual({ zoom: 1, x: 40, y: -30 })
  expect(moveBy(firstView, 5000, -5000, window)).toEqual({ zoom: 1, x: 350, y: -240 })
  expect(moveBy({ ...firstView, zoom: 0.5 }, -100, 100, window)).toEqual({ zoom: 0.5, x: 0, y: 40 })
})

test('zooming out moves a map near its edge back into the window', () => {
  expect(zoomBy({ zoom: 0.7, x: 140, y: 0 }, -1, window)).toEqual({ zoom: 0.5, x: 0, y: 0 })
})

test('the firm’s location is on the map, with north up and east right', () => {
  const { longitude, latitude } = company().coordinates
  const [x, y] = project([longitude, latitude])
  expect(x > 0 && x < mapSize.width && y > 0 && y < mapSize.height).toBe(true)
  const [east, north] = project([longitude + 0.01, latitude + 0.01])
  expect(east).toBeGreaterThan(x)
  expect(north).toBeLessThan(y)
})

test('links to the external maps service contain the coordinates', () => {
  const place = { latitude: 47.1368, longitude: 7.2468 }
  expect(searchFor(place)).toBe('https://www.google.com/maps/search/?api=1&query=47.1368,7.2468')
  expect(directionsTo(place)).toBe('https://www.google.com/maps/dir/?api=1&destination=47.1368,7.2468')
  expect(streetViewAt(place)).toContain('map_action=pano&viewpoint=47.1368,7.2468')
})
