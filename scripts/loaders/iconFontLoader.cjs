const path = require('node:path')
const subsetFont = require('subset-font')

const icons = path.join(__dirname, '../../src/common/ui/icons/postIcons.json')

/** webpack: cuts the font of all icons down to those of post cards. */
module.exports = function iconFontLoader(font) {
  const done = this.async()
  this.addDependency(icons)
  this.fs.readFile(icons, (error, list) => {
    if (error) return done(error)
    const glyphs = Object.values(JSON.parse(list)).join('')
    return subsetFont(font, glyphs, { targetFormat: 'woff2' }).then((cut) => done(null, cut), done)
  })
}
module.exports.raw = true
