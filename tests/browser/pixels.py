"""Contrast of every text against the pixels that really lie behind it: axe sees no textures."""

import base64

from playwright.sync_api import Page

TEXTS = r"""() => {
    const found = []
    /** At the edge of a scroller, in the shadow of what lies over it. */
    const fades = (one, box) => {
        while (one && !/auto|scroll/.test(getComputedStyle(one).overflowY)) one = one.parentElement
        const edge = one?.getBoundingClientRect()
        return edge && one.scrollHeight > one.clientHeight + 1 && (box.bottom > edge.bottom - 30 || box.y < edge.y)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node; (node = walker.nextNode());) {
        const holder = node.parentElement
        const unseen = 'script, style, title, noscript, .hidden, .d, [aria-hidden=true]'
        if (!node.textContent.trim() || holder.closest(unseen)) continue
        if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        let clipped = holder
        while (clipped && getComputedStyle(clipped).clipPath === 'none') clipped = clipped.parentElement
        if (holder.closest(':disabled') || clipped) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const box = range.getBoundingClientRect()
        if (box.width < 2 || box.height < 2 || box.x < 0 || box.y < 0) continue
        if (box.right > innerWidth || box.bottom > innerHeight) continue
        const x = box.x + box.width / 2, y = box.y + box.height / 2
        const top = document.elementFromPoint(x, y)
        const covered = top && !top.contains(holder) && !holder.contains(top) && top.closest('header, .bar')
        if (covered || fades(holder, box)) continue // it is scrolled out of sight
        const style = getComputedStyle(holder)
        const colour = (holder.ownerSVGElement ? style.fill : style.color).match(/[\d.]+/g)?.map(Number)
        const size = parseFloat(style.fontSize), weight = Number(style.fontWeight)
        if (!colour || colour.length < 3 || size < 1) continue
        const need = size >= 24 || (size >= 18.6 && weight >= 700) ? 3 : 4.5
        const text = `${node.textContent.trim().slice(0, 40)} (${holder.tagName}.${holder.className})`
        // a line's box is higher than its letters, and may reach beyond what lies behind them
        const [tall, mid] = [box.height < 2 * size ? 0.9 * size : box.height, box.y + box.height / 2]
        found.push({ text, x: box.x, y: mid - tall / 2, w: box.width, h: tall, colour, need })
    }
    return found
}"""
BARE = """
* { color: transparent !important; text-shadow: none !important; -webkit-text-stroke: 0 !important; }
text { fill: transparent !important; }
"""
FAINT = r"""async ([texts, picture]) => {
    const image = new Image()
    image.src = 'data:image/png;base64,' + picture
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const sheet = canvas.getContext('2d')
    sheet.drawImage(image, 0, 0)
    const line = c => ((c /= 255), c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
    const light = (r, g, b) => 0.2126 * line(r) + 0.7152 * line(g) + 0.0722 * line(b)
    const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
    return texts.flatMap(({ text, x, y, w, h, colour, need }) => {
        const { data } = sheet.getImageData(Math.floor(x), Math.floor(y), Math.ceil(w), Math.ceil(h))
        const behind = []
        for (let at = 0; at < data.length; at += 4 * 7) behind.push(light(data[at], data[at + 1], data[at + 2]))
        behind.sort((a, b) => a - b)
        const own = light(...colour)
        const [low, high] = [0.1, 0.9].map(part => behind[Math.floor(behind.length * part)])
        const worst = Math.min(contrast(own, low), contrast(own, high))
        return worst < need ? [`"${text}": ${worst.toFixed(1)}, needs ${need}`] : []
    })
}"""


def faint(page: Page) -> list[str]:
    """The texts that cannot be read well where they stand."""
    texts = page.evaluate(TEXTS)
    assert texts
    page.evaluate(
        "css => { const sheet = new CSSStyleSheet(); sheet.replaceSync(css); document.adoptedStyleSheets = [sheet] }",
        BARE,
    )
    picture = base64.b64encode(page.screenshot(animations="disabled")).decode()
    page.evaluate("() => { document.adoptedStyleSheets = [] }")
    found: list[str] = page.evaluate(FAINT, [texts, picture])
    return found
