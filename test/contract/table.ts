/**
 * What everybody is answered to a good call of every endpoint (decisions, "Roles"): `ok` is 200 with a body of the
 * contract's shape, a code is a refusal in words, a number a status with words. A change of rights is a change here.
 */
export const TABLE = `\
                                 owner               administrator       marketer            editor              observer            provider            outsider            visitor
getUser                          ok                  ok                  ok                  ok                  ok                  ok                  403                 401
saveUser                         ok                  ok                  ok                  ok                  ok                  ok                  403                 401
listTeamRoles                    ok                  ok                  403                 403                 403                 ok                  403                 401
listTeamMemberships              ok                  ok                  403                 403                 403                 ok                  403                 401
listTeamRolePermissionCategories ok                  ok                  403                 403                 403                 ok                  403                 401
createTeamMembership             ok                  ok                  403                 403                 403                 ok                  403                 401
saveTeamMembership               ok                  ok                  403                 403                 403                 ok                  403                 401
deleteTeamMembership             ok                  ok                  403                 403                 403                 ok                  403                 401
updatePassword                   ok                  ok                  ok                  ok                  ok                  ok                  403                 401
listAlbums                       ok                  ok                  ok                  ok                  ok                  ok                  403                 401
getAlbum                         ok                  ok                  ok                  ok                  ok                  ok                  403                 401
createAlbum                      ok                  ok                  ok                  ok                  403                 ok                  403                 401
saveAlbum                        ok                  ok                  ok                  ok                  403                 ok                  403                 401
deleteAlbum                      ok                  ok                  ok                  ok                  403                 ok                  403                 401
uploadAlbumCover                 ok                  ok                  ok                  ok                  403                 ok                  403                 401
updatePostPosition               ok                  ok                  ok                  ok                  403                 ok                  403                 401
listAlbumPosts                   ok                  ok                  ok                  ok                  ok                  ok                  403                 401
listSegments                     ok                  ok                  ok                  ok                  ok                  ok                  403                 401
createSegment                    ok                  ok                  ok                  ok                  403                 ok                  403                 401
deleteSegment                    ok                  ok                  ok                  ok                  403                 ok                  403                 401
listPayments                     ok                  ok                  403                 403                 403                 ok                  403                 401
unsubscribe                      ok                  ok                  403                 403                 403                 ok                  403                 401
listPlans                        ok                  ok                  403                 403                 403                 ok                  403                 401
getPlan                          ok                  ok                  403                 403                 403                 ok                  403                 401
searchPosts                      ok                  ok                  ok                  ok                  ok                  ok                  403                 401
listNewPosts                     ok                  ok                  ok                  ok                  ok                  ok                  403                 401
getPostByUrl                     ok                  ok                  ok                  ok                  403                 ok                  403                 401
savePost                         ok                  ok                  ok                  ok                  403                 ok                  403                 401
saveProductsPreview              ok                  ok                  ok                  ok                  403                 ok                  403                 401
refreshPost                      post-without-source post-without-source post-without-source post-without-source 403                 post-without-source 403                 401
listInteractionAnswers           ok                  ok                  ok                  ok                  ok                  ok                  403                 401
uploadMedia                      ok                  ok                  ok                  ok                  403                 ok                  403                 401
createUploadedPost               ok                  ok                  ok                  ok                  403                 ok                  403                 401
createMedia                      ok                  ok                  ok                  ok                  403                 ok                  403                 401
updatePostThumbnail              ok                  ok                  ok                  ok                  403                 ok                  403                 401
uploadPostMedia                  ok                  ok                  ok                  ok                  403                 ok                  403                 401
uploadUserMedia                  ok                  ok                  ok                  ok                  403                 ok                  403                 401
listBackgrounds                  ok                  ok                  ok                  ok                  ok                  ok                  403                 401
updateCopyrightRequest           ok                  ok                  ok                  ok                  403                 ok                  403                 401
addCopyrightComment              ok                  ok                  ok                  ok                  403                 ok                  403                 401
searchReviews                    ok                  ok                  ok                  ok                  ok                  ok                  403                 401
searchProducts                   ok                  ok                  ok                  ok                  ok                  ok                  403                 401
listProducts                     ok                  ok                  ok                  ok                  ok                  ok                  403                 401
getProduct                       ok                  ok                  ok                  ok                  ok                  ok                  403                 401
listProductSubstitutes           ok                  ok                  ok                  ok                  ok                  ok                  403                 401
listProductPosts                 ok                  ok                  ok                  ok                  ok                  ok                  403                 401
uploadProductMedia               ok                  ok                  403                 403                 403                 ok                  403                 401
listSources                      ok                  ok                  ok                  403                 403                 ok                  403                 401
saveSource                       ok                  ok                  ok                  403                 403                 ok                  403                 401
listIntegrations                 ok                  ok                  403                 403                 403                 ok                  403                 401
bindFacebookAccount              ok                  ok                  403                 403                 403                 ok                  403                 401
saveCounters                     ok                  ok                  403                 403                 403                 ok                  403                 401
createFeed                       ok                  ok                  403                 403                 403                 ok                  403                 401
saveVkToken                      ok                  ok                  403                 403                 403                 ok                  403                 401
listVkGroups                     ok                  ok                  403                 403                 403                 ok                  403                 401
listMoreVkGroups                 ok                  ok                  403                 403                 403                 ok                  403                 401
deleteIntegration                ok                  ok                  403                 403                 403                 ok                  403                 401
listWidgets                      ok                  ok                  ok                  ok                  ok                  ok                  403                 401
getWidget                        ok                  ok                  ok                  ok                  ok                  ok                  403                 401
createWidget                     ok                  ok                  ok                  403                 403                 ok                  403                 401
saveWidget                       ok                  ok                  ok                  403                 403                 ok                  403                 401
deleteWidget                     ok                  ok                  ok                  403                 403                 ok                  403                 401
previewWidget                    ok                  ok                  ok                  ok                  ok                  ok                  403                 401
getAnalytics                     ok                  ok                  ok                  403                 403                 ok                  403                 401
listPostAnalytics                ok                  ok                  ok                  403                 403                 ok                  403                 401
exportPostAnalytics              ok                  ok                  ok                  403                 403                 ok                  403                 401
`
