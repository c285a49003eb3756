/** The style of a Web Story: text at the lower edge, on a shade over the picture. */
export const STORY_SHEET = `
amp-story{font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif}
amp-story-page{background-color:#211f1d}
.words{align-content:end;padding:0}
.shade{padding:72px 20px 96px;background:linear-gradient(transparent,rgba(0,0,0,.75) 40%);color:#fff;overflow-wrap:anywhere}
p,h1{margin:0 0 8px;font-size:16px;line-height:1.35}
h1,.on-slide{font-size:22px;font-weight:600}
.ad,.ad-note,.byline{font-size:13px}
ul{margin:0;padding:0;list-style:none}
li{margin:0 0 4px;font-size:15px;line-height:1.35}
`.trim()
