// The messages of the protocol that several groups' servers and clients of Catan share.
//
// These are the messages as they are on the wire and no more: numbers that name nothing, places off the board
// and empty requests are possible here, and judged where they are given a meaning (translate.hpp). Names of
// enumerators and the order of members are the protocol's; members that it calls message types are optional,
// because absent and empty are not the same on the wire.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace catan_net {

enum class ResourceKind : std::int32_t { generic, brick, lumber, wool, grain, ore };
enum class TerrainKind : std::int32_t { hills, pasture, mountains, fields, forest, desert };
enum class PlayableCard : std::int32_t { knight, road_building, monopoly, year_of_plenty };
enum class VictoryPoint : std::int32_t { chapel, library, market, palace, university };
enum class Response : std::int32_t { reject, accept };
enum class Colour : std::int32_t { red, blue, orange, white, green, brown };

struct Empty {
    bool operator==(Empty const&) const = default;
};

struct Player {
    std::int32_t id = 0;

    bool operator==(Player const&) const = default;
};

struct Point {
    std::int32_t x = 0;
    std::int32_t y = 0;

    bool operator==(Point const&) const = default;
};

struct Edge {
    std::optional<Point> a;
    std::optional<Point> b;

    bool operator==(Edge const&) const = default;
};

struct Counts {
    std::int32_t brick = 0;
    std::int32_t lumber = 0;
    std::int32_t wool = 0;
    std::int32_t grain = 0;
    std::int32_t ore = 0;

    bool operator==(Counts const&) const = default;
};

struct ResourceAllocation {
    std::optional<Player> player;
    std::optional<Counts> resources;

    bool operator==(ResourceAllocation const&) const = default;
};

struct WithBank {
    std::optional<Counts> offering;
    std::optional<Counts> wanting;

    bool operator==(WithBank const&) const = default;
};

struct WithPlayer {
    std::optional<Player> other;
    std::optional<Counts> offering;
    std::optional<Counts> wanting;

    bool operator==(WithPlayer const&) const = default;
};

// What a client may ask for.
namespace request {

struct RollDice : Empty {};
struct BuyDevCard : Empty {};
struct BuildRoad : Edge {};
struct BuildSettlement : Point {};
struct BuildCity : Point {};
struct MoveRobber : Point {};
struct PlayDevCard {
    PlayableCard card{};
    bool operator==(PlayDevCard const&) const = default;
};
struct InitiateTrade {
    std::variant<std::monostate, WithPlayer, WithBank> kind;
    bool operator==(InitiateTrade const&) const = default;
};
struct SubmitTradeResponse {
    Response response{};
    bool operator==(SubmitTradeResponse const&) const = default;
};
struct DiscardResources : Counts {};
struct SubmitTargetPlayer : Player {};
struct ChooseResource {
    ResourceKind kind{};
    bool operator==(ChooseResource const&) const = default;
};
struct EndTurn : Empty {};
struct JoinLobby {
    std::string username;
    std::int32_t game_id = 0;
    bool operator==(JoinLobby const&) const = default;
};
struct ChatMessage {
    std::string text;
    bool operator==(ChatMessage const&) const = default;
};
struct GetResources : Empty {};

} // namespace request

struct Request {
    std::variant<std::monostate, request::RollDice, request::BuyDevCard, request::BuildRoad,
                 request::BuildSettlement, request::BuildCity, request::MoveRobber, request::PlayDevCard,
                 request::InitiateTrade, request::SubmitTradeResponse, request::DiscardResources,
                 request::SubmitTargetPlayer, request::ChooseResource, request::EndTurn, request::JoinLobby,
                 request::ChatMessage, request::GetResources>
        body;

    bool operator==(Request const&) const = default;
};

// What a server tells.
namespace event {

struct Error {
    std::int32_t cause = 0;
    std::string description;
    bool operator==(Error const&) const = default;
};
struct Rolled {
    std::int32_t a = 0;
    std::int32_t b = 0;
    std::vector<ResourceAllocation> resource_allocation;
    bool operator==(Rolled const&) const = default;
};
struct RoadBuilt : Edge {};
struct SettlementBuilt : Point {};
struct CityBuilt : Point {};
struct DevCardBought {
    std::variant<std::monostate, Empty, PlayableCard, VictoryPoint> card; // Empty: unknown
    bool operator==(DevCardBought const&) const = default;
};
struct DevCardPlayed {
    PlayableCard card{};
    bool operator==(DevCardPlayed const&) const = default;
};
struct RobberMoved : Point {};
struct ResourceStolen {
    std::optional<Player> victim;
    ResourceKind resource{};
    std::int32_t quantity = 0;
    bool operator==(ResourceStolen const&) const = default;
};
struct ResourceChosen {
    ResourceKind kind{};
    bool operator==(ResourceChosen const&) const = default;
};
struct CardsDiscarded : Counts {};
struct BankTrade : WithBank {};
struct PlayerTradeInitiated : WithPlayer {};
struct PlayerTradeAccepted : WithPlayer {};
struct TurnEnded : Empty {};
struct CardReveal {
    std::optional<Player> player;
    std::vector<VictoryPoint> cards;
    bool operator==(CardReveal const&) const = default;
};
struct GameWon {
    std::optional<Player> winner;
    std::vector<CardReveal> hidden_cards;
    bool operator==(GameWon const&) const = default;
};
struct Hex {
    std::optional<Point> location;
    TerrainKind terrain{};
    std::int32_t number_token = 0;
    bool operator==(Hex const&) const = default;
};
struct Harbour {
    std::optional<Edge> location;
    ResourceKind resource{};
    bool operator==(Harbour const&) const = default;
};
struct PlayerSetting {
    std::string username;
    std::optional<Player> player;
    Colour colour{};
    bool operator==(PlayerSetting const&) const = default;
};
struct BeginGame {
    std::vector<Hex> hexes;
    std::vector<Harbour> harbours;
    std::vector<PlayerSetting> player_settings;
    std::optional<Player> own_player;
    bool operator==(BeginGame const&) const = default;
};
struct LobbyUpdate {
    std::vector<std::string> usernames;
    bool operator==(LobbyUpdate const&) const = default;
};
struct MonopolyResolution {
    std::vector<ResourceStolen> thefts;
    bool operator==(MonopolyResolution const&) const = default;
};
struct ChatMessage {
    std::string text;
    bool operator==(ChatMessage const&) const = default;
};
struct PlayerTradeRejected : Empty {};
struct InitialAllocation {
    std::vector<ResourceAllocation> resource_allocation;
    bool operator==(InitialAllocation const&) const = default;
};

} // namespace event

struct Event {
    std::optional<Player> instigator;
    std::variant<std::monostate, event::Error, event::Rolled, event::RoadBuilt, event::SettlementBuilt,
                 event::CityBuilt, event::DevCardBought, event::DevCardPlayed, event::RobberMoved,
                 event::ResourceStolen, event::ResourceChosen, event::CardsDiscarded, event::BankTrade,
                 event::PlayerTradeInitiated, event::PlayerTradeAccepted, event::TurnEnded, event::GameWon,
                 event::BeginGame, event::LobbyUpdate, event::MonopolyResolution, event::ChatMessage,
                 event::PlayerTradeRejected, event::InitialAllocation>
        type;

    bool operator==(Event const&) const = default;
};

struct Message {
    std::variant<std::monostate, Request, Event> content;

    bool operator==(Message const&) const = default;
};

} // namespace catan_net
