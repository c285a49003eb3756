/** Styles of the popup: a card on a dark ground, a sheet over the whole screen on a phone. */
export const popupCss = `
*{box-sizing:border-box}
.popup{width:min(1040px,calc(100vw - 144px));max-width:none;max-height:none;padding:0;margin:auto;border:0;background:none;overflow:visible;color:#1d1b19;font-family:inherit;font-size:15px;line-height:1.45}
.popup::backdrop{background:rgb(20 18 16/.72)}
.content{display:grid;grid-template-columns:minmax(0,1fr) 360px;height:min(640px,calc(100vh - 64px));overflow:hidden;border-radius:16px;background:#fff}
.stage{position:relative;display:grid;place-items:center;min-width:0;min-height:0;background:#f1efec;container-type:size}
.frame{position:relative;width:min(100cqw,100cqh);aspect-ratio:1}
.frame img,.frame video{display:block;width:100%;height:100%;object-fit:contain}
.mark{position:absolute;width:44px;height:44px;padding:0;margin:-22px 0 0 -22px;border:0;background:none;cursor:pointer}
.mark::before{content:"";position:absolute;inset:13px;border-radius:50%;background:#fff;box-shadow:0 0 0 1px rgb(0 0 0/.12),0 2px 8px rgb(0 0 0/.35)}
.mark::after{content:"";position:absolute;inset:18px;border-radius:50%;background:#1d1b19;box-shadow:0 0 0 5px rgb(255 255 255/.5);animation:pulse 2.4s infinite}
@keyframes pulse{0%{box-shadow:0 0 0 4px rgb(255 255 255/.55)}70%{box-shadow:0 0 0 15px rgb(255 255 255/0)}100%{box-shadow:0 0 0 4px rgb(255 255 255/0)}}
.tip{position:absolute;left:50%;bottom:38px;max-width:220px;padding:5px 10px;border-radius:8px;background:#1d1b19;color:#fff;font-size:13px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;transform:translateX(-50%);opacity:0;pointer-events:none;transition:opacity .15s}
.mark:hover .tip,.mark:focus-visible .tip{opacity:1}
.dots{position:absolute;bottom:4px;display:flex}
.dot{width:26px;height:32px;padding:0;border:0;background:none;cursor:pointer}
.dot::before{content:"";display:block;width:8px;height:8px;margin:auto;border-radius:50%;background:#fff;box-shadow:0 0 3px rgb(0 0 0/.6);opacity:.65}
.dot[aria-current="true"]::before{opacity:1;transform:scale(1.35)}
.side{display:flex;flex-direction:column;gap:12px;min-height:0;padding:24px;overflow-y:auto}
.author{margin:0;padding-right:40px;font-weight:600}
.author a{color:inherit;text-decoration:none}
.author a:hover{text-decoration:underline}
.text{margin:0;white-space:pre-line;overflow-wrap:anywhere}
.products{display:flex;flex-direction:column;gap:8px;margin-top:4px}
.card{display:flex;align-items:center;gap:12px;padding:8px;border:1px solid #e4e0da;border-radius:12px;color:inherit;text-decoration:none;cursor:pointer}
.card:hover,[data-on] .card{border-color:#1d1b19}
.card img{flex:none;width:68px;height:68px;border-radius:8px;background:#f1efec;object-fit:cover}
.words{display:flex;flex:1;flex-direction:column;min-width:0}
.title{display:-webkit-box;overflow:hidden;-webkit-line-clamp:2;-webkit-box-orient:vertical;font-size:14px}
.price{font-weight:650;font-variant-numeric:tabular-nums}
.price s{margin-left:8px;color:#756f67;font-weight:400}
.absent{color:#756f67;font-size:13px}
.arrow{flex:none;width:8px;height:8px;margin-right:6px;border:solid #756f67;border-width:2px 2px 0 0;transform:rotate(45deg)}
.control{position:absolute;display:grid;place-items:center;width:48px;height:48px;padding:0;border:0;border-radius:50%;background:rgb(255 255 255/.14);color:#fff;cursor:pointer}
.control:hover{background:rgb(255 255 255/.26)}
.control[hidden]{display:none}
.control::before{content:"";width:12px;height:12px;border:solid currentColor;border-width:2px 2px 0 0}
.previous{top:calc(50% - 24px);left:-60px}
.previous::before{transform:translateX(3px) rotate(-135deg)}
.next{top:calc(50% - 24px);right:-60px}
.next::before{transform:translateX(-3px) rotate(45deg)}
.close{top:8px;right:8px;background:rgb(255 255 255/.9);color:#1d1b19}
.close:hover{background:#f1efec}
.close::before,.close::after{content:"";grid-area:1/1;width:18px;height:0;border-width:2px 0 0;border-style:solid;border-color:currentColor;transform:rotate(45deg)}
.close::after{transform:rotate(-45deg)}
:focus-visible{outline:3px solid #1d6fd8;outline-offset:2px}
@media (max-width:760px){
.popup{width:100vw;height:100dvh;margin:0}
.content{display:block;height:100dvh;border-radius:0;overflow-y:auto}
.stage{height:100vw}
.side{padding:16px 16px 84px;overflow:visible}
.author{padding:0}
.previous,.next{top:auto;bottom:16px;background:rgb(29 27 25/.82)}
.previous{left:16px}
.next{right:16px}
}
@media (prefers-reduced-motion:reduce){.mark::after{animation:none}.tip{transition:none}}
`
